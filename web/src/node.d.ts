/** What tests use of Node, so that the app itself cannot use it by mistake. */
declare module "node:fs" {
  export function readdirSync(path: URL | string, options?: { recursive: true }): string[];
  export function readFileSync(path: string | URL): Uint8Array<ArrayBuffer>;
  export function readFileSync(path: string | URL, encoding: "utf8"): string;
}
declare module "node:child_process" {
  export function execFileSync(
    program: string,
    given: string[],
    options: { cwd: URL; input: string; encoding: "utf8"; maxBuffer: number },
  ): string;
}
