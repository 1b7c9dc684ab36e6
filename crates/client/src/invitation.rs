use wormery_protocol::TableInfo;

use crate::{Address, Guest, Request, Room, Socket, Trouble};

/// How to get to a table.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// Its address as people share it, or its code alone where the server is named.
    pub table: String,
    /// The address of the server, if only a code is given.
    pub server: Option<String>,
    /// What others shall call us.
    pub name: Option<String>,
    /// Whether a free seat stays free.
    pub only_watch: bool,
}

/// Goes to a table; what is wrong with the address or the table is found out here.
pub fn enter(address: Address, invitation: &Invitation) -> Result<Room, Trouble> {
    let guest = Guest::arrive(&address, invitation.name.as_deref())?;
    let path = format!("/api/v1/tables/{}", address.code);
    let table = Request { method: "GET", path: &path, cookie: Some(&guest.cookie), body: "" };
    table
        .send(&address)
        .and_then(|reply| reply.json::<TableInfo>())
        .map_err(|why| Trouble::At { address: address.to_string(), why: Box::new(why) })?;
    let socket = Socket::open(address.clone(), guest.cookie.clone(), invitation.only_watch);
    Ok(Room::new(address, guest, Some(socket)))
}
