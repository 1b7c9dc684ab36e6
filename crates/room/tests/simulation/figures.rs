/// What happened, to see that everything happens.
#[derive(Clone, Copy, Default, Debug)]
#[expect(clippy::struct_field_names, reason = "they are numbers of things")]
pub(crate) struct Figures {
    pub(crate) n_steps: u64,
    pub(crate) n_faults: u64,
    pub(crate) n_kills: u64,
    /// Clients who had seen more than the room.
    pub(crate) n_ahead: u64,
    pub(crate) n_acknowledged: u64,
    pub(crate) n_refused: u64,
    pub(crate) n_games_over: u64,
    pub(crate) n_closed: u64,
    /// Guests who were forgotten with requests under way.
    pub(crate) n_forgotten: u64,
    /// Requests of such guests that came later.
    pub(crate) n_too_late: u64,
    /// Games that waited for their people at the end.
    pub(crate) n_waited: u64,
    /// Tables that were changed, started or closed at the end.
    pub(crate) n_changed_after: u64,
}

impl Figures {
    pub(crate) fn add(&mut self, other: &Self) {
        self.n_steps += other.n_steps;
        self.n_faults += other.n_faults;
        self.n_kills += other.n_kills;
        self.n_ahead += other.n_ahead;
        self.n_acknowledged += other.n_acknowledged;
        self.n_refused += other.n_refused;
        self.n_games_over += other.n_games_over;
        self.n_closed += other.n_closed;
        self.n_forgotten += other.n_forgotten;
        self.n_too_late += other.n_too_late;
        self.n_waited += other.n_waited;
        self.n_changed_after += other.n_changed_after;
    }
}
