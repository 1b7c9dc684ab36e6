use serde_json::json;
use wormery_protocol::{BotCreated, CreateTable, TableInfo, TableSummary, TodayRanking};

use crate::{Address, Guest, Request, Room, Site, Socket, Trouble};

/// A server at which somebody has arrived: its tables can be seen, made and gone to.
#[derive(Clone, Debug)]
pub struct Hall {
    /// The server.
    pub site: Site,
    guest: Guest,
}

impl Hall {
    /// Says who we are; a name is what others shall call us.
    pub fn arrive(site: Site, name: Option<&str>) -> Result<Self, Trouble> {
        let guest = Guest::arrive(&site, name)?;
        Ok(Self { site, guest })
    }

    fn request<'a>(&'a self, method: &'a str, path: &'a str, body: &'a str) -> Request<'a> {
        Request { method, path, cookie: Some(&self.guest.cookie), body }
    }

    /// The tables that everybody can find, those with free seats first.
    pub fn tables(&self) -> Result<Vec<TableSummary>, Trouble> {
        self.request("GET", "/api/v1/tables", "").send(&self.site)?.json()
    }

    /// Makes a table; gives its code.
    pub fn make(&self, table: &CreateTable) -> Result<String, Trouble> {
        let body = serde_json::to_string(table).map_err(|error| Trouble::Unreadable(error.to_string()))?;
        let made: TableInfo = self.request("POST", "/api/v1/tables", &body).send(&self.site)?.json()?;
        Ok(made.code)
    }

    /// Sends a finished game of a day; tells who is where.
    pub fn rank_day(&self, record: &str) -> Result<TodayRanking, Trouble> {
        let body = json!({ "record": record }).to_string();
        self.request("POST", "/api/v1/today", &body).send(&self.site)?.json()
    }

    /// The programs that play for us.
    pub fn bots(&self) -> Result<Vec<BotCreated>, Trouble> {
        self.request("GET", "/api/v1/me/bots", "").send(&self.site)?.json()
    }

    /// Makes a program known; its token is shown this once.
    pub fn make_bot(&self, name: &str) -> Result<BotCreated, Trouble> {
        let body = json!({ "name": name }).to_string();
        self.request("POST", "/api/v1/me/bots", &body).send(&self.site)?.json()
    }

    /// Gives a program a new token; the old one counts no more.
    pub fn renew_bot(&self, id: &str) -> Result<BotCreated, Trouble> {
        self.request("POST", &format!("/api/v1/me/bots/{id}/token"), "").send(&self.site)?.json()
    }

    /// Forgets a program.
    pub fn forget_bot(&self, id: &str) -> Result<(), Trouble> {
        self.request("DELETE", &format!("/api/v1/me/bots/{id}"), "").send(&self.site).map(drop)
    }

    /// Goes to a table; what is wrong with it is found out here.
    pub fn enter(&self, code: &str, only_watch: bool) -> Result<Room, Trouble> {
        let address = Address { site: self.site.clone(), code: code.to_owned() };
        let path = format!("/api/v1/tables/{code}");
        self.request("GET", &path, "")
            .send(&self.site)
            .and_then(|reply| reply.json::<TableInfo>())
            .map_err(|why| Trouble::At { address: address.to_string(), why: Box::new(why) })?;
        let socket = Socket::open(address.clone(), self.guest.cookie.clone(), only_watch);
        Ok(Room::new(address, self.guest.clone(), Some(socket)))
    }
}
