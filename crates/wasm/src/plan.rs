use wormery_core::{Config, Game};
use wormery_host::config_from_json;
use wormery_protocol::KeptPlan;

/// The config that a plan describes.
pub(crate) fn config_of<G: Game>(plan: &KeptPlan) -> Result<Config<G::Options>, String> {
    let config = config_from_json::<G>(plan.seats.len(), plan.start_seat.into(), &plan.options);
    config.map_err(|error| error.to_string())
}
