use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde_json::json;
use wormery_host::data_folder;
use wormery_protocol::GuestInfo;

use crate::{Request, Site, Trouble};

/// Somebody a server knows by a cookie, which is kept so that the seat is the same the next time.
#[derive(Clone, Debug)]
pub struct Guest {
    /// `wormery_device=…`, as it is sent.
    pub cookie: String,
}

impl Guest {
    /// Says who we are; a server that does not know us yet gives us a cookie.
    pub fn arrive(site: &Site, name: Option<&str>) -> Result<Self, Trouble> {
        let file = data_folder().map(|folder| folder.join("guests.json"));
        let mut known = file.as_deref().map(read).unwrap_or_default();
        let old = known.get(&site.to_string()).cloned();
        let me = Request { method: "GET", path: "/api/v1/me", cookie: old.as_deref(), body: "" };
        let reply = me.send(site)?;
        reply.json::<GuestInfo>().map_err(|_| Trouble::NotWormery(site.to_string()))?;
        let new = reply.header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let cookie = new.or(old).ok_or(Trouble::NoName)?;
        known.insert(site.to_string(), cookie.clone());
        if let Some(file) = file {
            write(&file, &known).map_err(|error| Trouble::NotRemembered {
                file: file.display().to_string(),
                why: error.to_string(),
            })?;
        }
        let guest = Self { cookie };
        if let Some(name) = name {
            guest.rename(site, name)?;
        }
        Ok(guest)
    }

    fn rename(&self, site: &Site, name: &str) -> Result<(), Trouble> {
        let body = json!({ "name": name }).to_string();
        let me = Request { method: "PATCH", path: "/api/v1/me", cookie: Some(&self.cookie), body: &body };
        me.send(site).map(drop).map_err(|why| Trouble::Name(Box::new(why)))
    }
}

/// The cookies by server; a file that cannot be read makes us somebody new.
fn read(file: &Path) -> BTreeMap<String, String> {
    fs::read_to_string(file).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Writes the cookies so that nobody else can read them, and never half of them.
fn write(file: &Path, known: &BTreeMap<String, String>) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let new: PathBuf = file.with_extension(format!("{}.new", std::process::id()));
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut out = options.open(&new)?;
    out.write_all(serde_json::to_string_pretty(known)?.as_bytes())?;
    drop(out);
    fs::rename(&new, file)
}
