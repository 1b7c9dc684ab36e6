use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::response::{IntoResponse, Response};
use wormery_core::Word;
use wormery_protocol::{Code, Color, GuestInfo, Problem};
use wormery_store::{AppendError, GuestKind, GuestRow};

use crate::address::Network;
use crate::app::App;
use crate::clock::now_ms;
use crate::fault::{Fault, NO_SUCH_TOKEN, of_append, of_store, problem};
use crate::ids;
use crate::task::to_its_end;

/// The cookie that holds the token of a device.
pub(crate) const COOKIE: &str = "wormery_device";

/// What a bot's token begins with.
const BOT_PREFIX: &str = "wb_";

/// No token is as long as this.
const LONGEST_TOKEN: usize = 100;

/// Somebody we know: a person at a device, or a program that plays.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Guest {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) color: Color,
    pub(crate) is_bot: bool,
}

/// A guest who may have come just now: then the answer brings the cookie.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: Guest,
    cookie: Option<HeaderValue>,
}

impl Guest {
    pub(crate) fn of(row: GuestRow) -> Self {
        let color = Color::from_word(&row.color).unwrap_or(Color::Rust);
        Self { id: row.id, name: row.name, color, is_bot: row.kind == GuestKind::Bot }
    }

    /// What the guest may know of himself.
    pub(crate) fn info(&self) -> GuestInfo {
        GuestInfo { id: self.id.clone(), name: self.name.clone(), color: self.color }
    }

    /// The guest as rooms know him.
    pub(crate) fn at_table(&self) -> wormery_room::Guest {
        wormery_room::Guest {
            id: self.id.clone(),
            name: self.name.clone(),
            color: self.color,
            is_bot: self.is_bot,
        }
    }
}

impl Visitor {
    /// An answer to the visitor, with the cookie if he has none yet.
    pub(crate) fn answer(self, response: impl IntoResponse) -> Response {
        let mut response = response.into_response();
        if let Some(cookie) = self.cookie {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}

/// The token that a request brings: a bot's in the header made for it, a person's in the cookie.
fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.trim());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|line| line.split(';')).find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == COOKIE).then_some(value)
    })
}

/// The hash of the token of a program that a request brings; whether it counts nobody knows yet.
pub(crate) fn program_token(headers: &HeaderMap) -> Option<[u8; 32]> {
    let bearer = headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?.trim();
    (bearer.starts_with(BOT_PREFIX) && bearer.len() < LONGEST_TOKEN).then(|| ids::token_hash(bearer))
}

/// The hash of the token that a request brings.
pub(crate) fn token_hash(headers: &HeaderMap) -> Option<[u8; 32]> {
    token(headers).map(ids::token_hash)
}

/// The guest whose token a request brings.
async fn known(app: &App, headers: &HeaderMap) -> Result<Option<Guest>, Problem> {
    let Some(hash) = token_hash(headers) else { return Ok(None) };
    let found = app.store.guest_by_token(&hash).await.map_err(|error| of_store(&error))?.map(Guest::of);
    match &found {
        Some(guest) if guest.is_bot => app.programs.learn(hash, &guest.id),
        Some(_) => {}
        None => app.programs.unlearn(&hash),
    }
    Ok(found)
}

/// Welcomes somebody new.
async fn welcome(app: &Arc<App>, from: Network) -> Result<Visitor, Fault> {
    let crowd = |empty| Fault::too_many(empty, "too many new guests from your network; try again later");
    app.new_guests.take(from.0).map_err(crowd)?;
    let (token, now) = (ids::token(""), now_ms());
    let row = new_row(GuestKind::Guest, None, &first_name(), now);
    let (store, stored, hash) = (app.store.clone(), row.clone(), ids::token_hash(&token));
    to_its_end(async move { store.create_guest(&stored, &hash).await }).await?;
    app.metrics.guests.add();
    let secure = app.settings.base_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; Max-Age=63072000; HttpOnly; SameSite=Lax{secure}");
    Ok(Visitor { guest: Guest::of(row), cookie: HeaderValue::from_str(&cookie).ok() })
}

/// The row of a new guest with a color by chance.
fn new_row(kind: GuestKind, owner: Option<String>, name: &str, now: i64) -> GuestRow {
    let [dice] = ids::random::<1>();
    let color = Color::ALL[usize::from(dice) % Color::ALL.len()];
    GuestRow {
        id: ids::guest_id(),
        kind,
        owner,
        name: name.to_owned(),
        color: color.word().into(),
        created_ms: now,
        seen_ms: now,
    }
}

/// A name until the guest chooses one.
fn first_name() -> String {
    let [high, low] = ids::random::<2>();
    format!("Worm {}", 100 + u16::from_le_bytes([high, low]) % 900)
}

/// The most programs that one guest can have.
const MOST_BOTS: u32 = 3;

/// Makes a program that plays known, and returns its token, which is shown once.
pub(crate) async fn create_bot(app: &App, owner: &Guest, name: &str) -> Result<(Guest, String), Fault> {
    let token = ids::token(BOT_PREFIX);
    let row = new_row(GuestKind::Bot, Some(owner.id.clone()), name, now_ms());
    app.store.create_bot(&row, &ids::token_hash(&token), MOST_BOTS).await.map_err(|error| match error {
        AppendError::Conflict => Fault::has_all(format!("one guest can have {MOST_BOTS} programs that play")),
        error => error.into(),
    })?;
    Ok((Guest::of(row), token))
}

/// A new token for a program; the old one counts no more.
pub(crate) async fn new_token(app: &App, id: &str) -> Result<String, Problem> {
    let token = ids::token(BOT_PREFIX);
    app.store.rotate_token(id, &ids::token_hash(&token)).await.map_err(|error| of_append(&error))?;
    Ok(token)
}

/// Whether a guest is still there: whoever has been connected to a table may have been forgotten just before.
pub(crate) async fn is_there(app: &App, id: &str) -> Result<bool, Problem> {
    Ok(app.store.guest(id).await.map_err(|error| of_store(&error))?.is_some())
}

/// What is said to whoever brings nothing.
const NOBODY: &str = "no cookie or token of a guest; ask for /api/v1/me first";

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let unknown = || {
            let has_token = parts.headers.contains_key(header::AUTHORIZATION);
            problem(Code::Unauthorized, if has_token { NO_SUCH_TOKEN } else { NOBODY })
        };
        Ok(known(app, &parts.headers).await?.ok_or_else(unknown)?)
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        if let Some(guest) = known(app, &parts.headers).await? {
            return Ok(Self { guest, cookie: None });
        }
        let is_forgotten = token_hash(&parts.headers).is_some_and(|hash| app.forgotten.has(&hash));
        // What was asked for before is not stored of somebody new; who only asks who he is, is somebody new.
        let is_too_late = is_forgotten && parts.method != Method::GET;
        if is_too_late || parts.headers.contains_key(header::AUTHORIZATION) {
            return Err(problem(Code::Unauthorized, NO_SUCH_TOKEN).into());
        }
        let Ok(from) = Network::from_request_parts(parts, app).await;
        welcome(app, from).await
    }
}
