import type { Check } from "../check.ts"
import { staleFiles } from "../generate.ts"

export const check: Check = async () => ({
  name: "generated files",
  problems: await staleFiles().then(
    (stale) => stale.map(({ file, why }) => `${file} is ${why}. Run: npm run generate`),
    (failure: unknown) => [failure instanceof Error ? failure.message : String(failure)],
  ),
})
