/** The WebAssembly module of crates/wasm: text in, text out. */
interface Exports {
  memory: WebAssembly.Memory;
  wormery_alloc(length: number): number;
  wormery_free(start: number, length: number): void;
  wormery_call(start: number, length: number): bigint;
}

/** What the module says when it refuses. */
export class EngineError extends Error {}

/** The module, ready to answer. */
export class Engine {
  constructor(private readonly exports: Exports) {}

  static async load(bytes: BufferSource): Promise<Engine> {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Engine(instance.exports as unknown as Exports);
  }

  /** Answers a request; throws in words when it makes no sense. */
  ask<T>(request: EngineRequest): T {
    const text = new TextEncoder().encode(JSON.stringify(request));
    const start = this.exports.wormery_alloc(text.length);
    new Uint8Array(this.exports.memory.buffer, start, text.length).set(text);
    const packed = BigInt.asUintN(64, this.exports.wormery_call(start, text.length));
    const [at, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
    const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at, length))) as
      { ok: T } | { error: string };
    this.exports.wormery_free(at, length);
    if ("error" in answer) throw new EngineError(answer.error);
    return answer.ok;
  }
}

/** A request to the module; crates/wasm/src/call.rs lists them. */
export type EngineRequest = { fn: string } & Record<string, unknown>;
