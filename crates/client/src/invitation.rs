use crate::{Address, Site, Trouble};

/// How to get to a table, or to a server that has some.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The address of a table or of a server as people share it, or the code of a table where the server is named.
    pub place: String,
    /// The address of the server, if only a code is given.
    pub server: Option<String>,
    /// What others shall call us.
    pub name: Option<String>,
    /// Whether a free seat stays free.
    pub only_watch: bool,
}

/// Where an invitation leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// To a table.
    Table(Address),
    /// To a server, where one looks for a table.
    Server(Site),
}

impl Invitation {
    /// Where it leads.
    pub fn place(&self) -> Result<Place, Trouble> {
        match Address::parse(&self.place, self.server.as_deref()) {
            Err(Trouble::NoTable(_)) if self.names_server() => Site::parse(&self.place).map(Place::Server),
            address => address.map(Place::Table),
        }
    }

    /// Whether nothing stands behind the name of the server.
    fn names_server(&self) -> bool {
        Site::split(self.place.trim()).is_ok_and(|(_, path)| path.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::{Invitation, Place};

    fn leads_to(place: &str) -> String {
        let invitation = Invitation { place: place.into(), server: None, name: None, only_watch: false };
        match invitation.place() {
            Ok(Place::Table(address)) => format!("table {address}"),
            Ok(Place::Server(site)) => format!("server {site}"),
            Err(trouble) => trouble.to_string(),
        }
    }

    #[test]
    fn an_address_without_a_table_is_that_of_a_server() {
        assert_eq!(leads_to("http://host:8080/"), "server http://host:8080");
        assert_eq!(leads_to("host:8080"), "server http://host:8080");
        assert_eq!(leads_to("host:8080/t/k3f9qw"), "table http://host:8080/t/K3F9QW");
        assert!(leads_to("host:8080/g/k3f9qw").contains("names no table"));
        assert!(leads_to("K3F9QW").contains("--server"));
    }
}
