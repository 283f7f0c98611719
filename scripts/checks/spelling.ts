import { toolCheck } from "#scripts/tool-check.ts"

const cache = ["--cache", "--cache-location", "node_modules/.cache/cspell"]

/** English spelling in code, documents and texts. Add correct words to .cspell-words.txt; docs/glossary.md is a dictionary too. */
export const check = toolCheck("spelling", "cspell", ["lint", "--no-progress", "--no-summary", ...cache, "**"])
