import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

// Layout is the business of Prettier, types that of svelte-check; here is what neither sees.
export default defineConfig(
  globalIgnores([
    "dist",
    "shots",
    "static",
    "test-results",
    "src/lib/messages",
    "src/lib/wire/types.ts",
    "src/lib/wire/games.ts",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // TypeScript knows better which names there are; for plain .ts files typescript-eslint switches it off itself.
    rules: { "no-undef": "off" },
  },
  // Scripts and stories run in Node, and hand functions to the browser.
  { files: ["**/*.mjs"], languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      // A name that begins with "_" is there to be left out, as TypeScript has it.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
    },
  },
);
