import { gzipSync } from "node:zlib";
import { check, newPage } from "./stage.mjs";

/** The first page must not load more script and style than this, in bytes of gzip. */
const MOST = 85_000;

export const tests = {
  async "the first load is small, cached for ever and without foreign requests"(browser, base) {
    const { page, context, faults } = await newPage(browser, base);
    const files = [];
    let hasModule = false;
    page.on("request", (request) => (hasModule ||= request.url().endsWith(".wasm")));
    page.on("response", (response) => /\.(js|css)$/.test(new URL(response.url()).pathname) && files.push(response));
    await page.goto(base);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    check(!hasModule, "the module is loaded before anybody needs it");
    const sizes = await Promise.all(files.map(async (file) => gzipSync(await file.body()).length));
    for (const file of files) {
      check(file.headers()["cache-control"]?.includes("immutable"), `${file.url()} is not kept`);
      check(
        file.headers()["content-encoding"] === "br" || (await file.body()).length < 200,
        `${file.url()} is not packed`,
      );
    }
    const total = sizes.reduce((sum, size) => sum + size, 0);
    check(files.length > 0, "no script was loaded");
    check(total <= MOST, `the first load has ${total} bytes of gzip`);
    check(faults.length === 0, faults.join("\n     "));
    await context.close();
    return `${(total / 1000).toFixed(1)} kB`;
  },
};
