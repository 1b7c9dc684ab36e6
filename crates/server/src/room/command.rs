use std::sync::Arc;

use wormery_protocol::{Answer, Code, Command, Problem};

use super::Room;
use crate::fault::problem;
use crate::guest::Guest;

impl Room {
    /// Does what a guest wants, or says why not; what is refused changes nothing.
    pub(crate) async fn command(
        self: &Arc<Self>,
        guest: &Guest,
        command: Command,
    ) -> Result<Answer, Problem> {
        let mut state = self.lock().await;
        if state.row.is_closed() {
            return Err(problem(Code::WrongState, "the table is closed"));
        }
        state.touched = std::time::Instant::now();
        let state = &mut *state;
        let guest = &state.as_named_now(guest);
        match command {
            Command::Act { ply, action, nonce, seat } => {
                return self.act(state, guest, seat, ply, &action, nonce.as_deref()).await;
            }
            Command::Sit { seat } => self.sit(state, guest, seat).await?,
            Command::Stand { seat } => self.stand(state, guest, seat).await?,
            Command::AddLocal { seat, name } => self.add_local(state, guest, seat, &name).await?,
            Command::AddBot { seat, level } => self.add_bot(state, guest, seat, level).await?,
            Command::Clear { seat } => self.clear(state, guest, seat).await?,
            Command::Change { change } => self.change(state, guest, change).await?,
            Command::Start {} => self.start(state, guest).await?,
            Command::Rematch {} => self.rematch(state, guest).await?,
            Command::Back {} => self.back(state, guest),
            Command::Say { text } => self.say(state, guest, &text)?,
            Command::Phrase { phrase } => self.phrase(state, guest, phrase),
            Command::Emote { emote } => self.emote(state, guest, emote),
            Command::EntropyHash { seat, hash } => self.entropy_hash(state, guest, seat, &hash)?,
            Command::Entropy { seat, entropy } => self.entropy(state, guest, seat, &entropy)?,
        }
        Ok(Answer::default())
    }
}
