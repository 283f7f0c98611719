import type { Check } from "../check.ts"
import { lint } from "../oxlint.ts"
import { root } from "../root.ts"

export const check: Check = async () => ({
  name: "lint",
  problems: (await lint(root)).map(({ file, line, rule, words }) => `${file}:${line} ${rule} ${words}`),
})
