import type { Check } from "../check.ts"
import { isShipped, readSources } from "../syntax.ts"
import { findTexts } from "../texts.ts"

export const check: Check = async () => {
  const sources = (await readSources("src")).filter(({ path }) => path.endsWith(".tsx") && isShipped(path))
  return { name: "no text in components", problems: sources.flatMap(findTexts) }
}
