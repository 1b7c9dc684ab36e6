/// The one file that servers show at another address already.
pub(crate) const SERVED_ELSEWHERE: &str = "docs/openapi.json";

/// The address of a file of the repository at a server: documents without their ending, and a README of docs as its folder.
pub fn address(path: &str) -> String {
    if path == SERVED_ELSEWHERE {
        return "/api/openapi.json".to_owned();
    }
    let (path, is_inside) = path.strip_prefix("docs/").map_or((path, false), |path| (path, true));
    let Some(document) = path.strip_suffix(".md") else { return format!("/docs/{path}") };
    let name = match document.strip_suffix("README") {
        Some(folder) if is_inside => folder.trim_end_matches('/').to_owned(),
        Some(folder) => format!("{folder}readme"),
        None if is_inside => document.to_owned(),
        None => document.to_lowercase(),
    };
    format!("/docs/{name}").trim_end_matches('/').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_have_addresses_without_endings() {
        assert_eq!(address("docs/README.md"), "/docs");
        assert_eq!(address("docs/hosting.md"), "/docs/hosting");
        assert_eq!(address("docs/rules/README.md"), "/docs/rules");
        assert_eq!(address("ARCHITECTURE.md"), "/docs/architecture");
        assert_eq!(address("crates/server/README.md"), "/docs/crates/server/readme");
        assert_eq!(address("examples/bot.py"), "/docs/examples/bot.py");
    }
}
