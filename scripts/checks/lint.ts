import type { Check } from "#scripts/check.ts"
import { lint } from "#scripts/oxlint.ts"
import { root } from "#scripts/root.ts"

export const check: Check = async () => ({
  name: "lint",
  problems: (await lint(root)).map(({ file, line, rule, words }) => `${file}:${line} ${rule} ${words}`),
})
