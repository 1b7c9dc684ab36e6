import type { ModuleRequest } from "../wire/types";

/** The WebAssembly module of crates/wasm: text in, text out. */
interface Exports {
  memory: WebAssembly.Memory;
  wormery_alloc(length: number): number;
  wormery_free(start: number, length: number): void;
  wormery_call(start: number, length: number): bigint;
  wormery_net(start: number, length: number): number;
}

/** What the module says when it refuses; with the name of a net, if that is all that is missing. */
export class EngineError extends Error {
  constructor(
    message: string,
    readonly net?: string,
  ) {
    super(message);
  }
}

/** The module did not come, or it broke: nothing was said about what was asked. */
export class EngineGone extends EngineError {}

/** Loads the file of a net. */
export type LoadNet = (name: string) => Promise<Uint8Array>;

/** The module, ready to answer. */
export class Engine {
  constructor(private readonly exports: Exports) {}

  static async load(bytes: BufferSource): Promise<Engine> {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Engine(instance.exports as unknown as Exports);
  }

  /** Answers a request; throws in words when it makes no sense. */
  ask<T>(request: ModuleRequest): T {
    const text = new TextEncoder().encode(JSON.stringify(request));
    const packed = BigInt.asUintN(64, this.exports.wormery_call(this.#write(text), text.length));
    const [at, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
    const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at, length))) as
      { ok: T } | { error: string; net?: string };
    this.exports.wormery_free(at, length);
    if ("error" in answer) throw new EngineError(answer.error, answer.net);
    return answer.ok;
  }

  /**
   * Answers a request, and loads the net that it needs before.
   *
   * A table opens without it as well: simpler bots play then, and the answer says so.
   */
  async answer<T>(request: ModuleRequest, load: LoadNet): Promise<T> {
    try {
      return this.ask<T>(request);
    } catch (error) {
      if (!(error instanceof EngineError) || error.net === undefined) throw error;
      const bytes = await load(error.net).catch(() => null);
      if (bytes && this.install(error.net, bytes)) return this.ask<T>(request);
      if (request.fn !== "open") throw error;
      return { ...this.ask<T>({ ...request, simpler: true }), simpler: true };
    }
  }

  /** Takes in a net; false if it is none that the module knows. */
  install(name: string, bytes: Uint8Array): boolean {
    const head = new TextEncoder().encode(`${name}\n`);
    const named = new Uint8Array(head.length + bytes.length);
    named.set(head);
    named.set(bytes, head.length);
    return this.exports.wormery_net(this.#write(named), named.length) === 1;
  }

  #write(bytes: Uint8Array): number {
    const start = this.exports.wormery_alloc(bytes.length);
    new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
    return start;
  }
}
