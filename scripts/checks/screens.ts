import type { Check } from "#scripts/check.ts"
import { findStyles } from "#scripts/screens.ts"
import { isShipped, readSources } from "#scripts/syntax.ts"
import { findTexts } from "#scripts/texts.ts"

export const check: Check = async () => {
  const sources = (await readSources("src")).filter(({ path }) => path.endsWith(".tsx") && isShipped(path))
  return {
    name: "screens: no text, no styles",
    problems: sources.flatMap((source) => [...findTexts(source), ...findStyles(source)]),
  }
}
