import type { Check } from "../check.ts"
import { listen } from "../run.ts"

/** English spelling in code, documents and texts. Add correct words to .cspell-words.txt; docs/glossary.md is a dictionary too. */
export const check: Check = async () => {
  const { code, output } = await listen("cspell", [
    "lint",
    "--no-progress",
    "--no-summary",
    "--cache",
    "--cache-location",
    "node_modules/.cache/cspell",
    "**",
  ])
  const lines = output.split("\n").filter((line) => line.trim() !== "")
  return { name: "spelling", problems: code === 0 ? [] : lines.length > 0 ? lines : [`cspell ended with ${code}`] }
}
