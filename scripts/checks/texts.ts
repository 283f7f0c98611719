import type { Check } from "#scripts/check.ts"
import { isShipped, readSources } from "#scripts/syntax.ts"
import { findTexts } from "#scripts/texts.ts"

export const check: Check = async () => {
  const sources = (await readSources("src")).filter(({ path }) => path.endsWith(".tsx") && isShipped(path))
  return { name: "no text in components", problems: sources.flatMap(findTexts) }
}
