mod fairness;
mod secure;
