import { Refusal } from "../link/http";
import type { Update } from "../link/link";
import type { Answer, Command, Problem } from "../wire/types";

/** Whoever tells these can be reached. */
const THERE: readonly Update["type"][] = ["link", "table", "frame"];

/** What is asked at a table: what waits for an answer, and what was refused. */
export class Asking {
  problem = $state.raw<Problem | null>(null);
  /** Whether the link was lost because nobody answered, and not by a word. */
  isSilent = $state(false);
  /** How many answers are under way. */
  #count = $state(0);
  /** How often the link was lost. */
  #losses = 0;
  /** Whether an answer is under way. */
  isUnderWay = $derived(this.#count > 0);

  constructor(private readonly send: (command: Command) => Promise<Answer>) {}

  /** Asks for something; a refusal is kept, and `failed` is called. */
  async ask(command: Command, failed: () => void): Promise<Answer | null> {
    const losses = this.#losses;
    this.#count += 1;
    try {
      const answer = await this.send(command);
      this.problem = null;
      return answer;
    } catch (error) {
      failed();
      if (error instanceof Refusal && this.#isNews(error.problem, losses)) this.problem = error.problem;
      return null;
    } finally {
      this.#count -= 1;
    }
  }

  /** Hears what a link tells. */
  hear(update: Update): void {
    if (update.type === "refused") this.problem = update.problem;
    else if (update.type === "link" && update.state === "lost") this.#lost(update.isSilent);
    else if (THERE.includes(update.type)) this.#heard();
  }

  /** The link is lost, or tried again: that is said elsewhere, and so is that it is back. */
  #lost(isSilent: boolean | undefined): void {
    this.#losses += 1;
    this.isSilent = isSilent ?? this.isSilent;
  }

  /** The server has told something: it can be reached. */
  #heard(): void {
    if (this.problem?.code === "unavailable") this.problem = null;
  }

  /** A table that has moved on shows so by itself, and so does a link that was lost meanwhile. */
  #isNews({ code }: Problem, losses: number): boolean {
    return code !== "stale" && (code !== "unavailable" || losses === this.#losses);
  }
}
