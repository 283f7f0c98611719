import type { Check } from "#scripts/check.ts"
import { shortTypeErrors } from "#scripts/type-errors.ts"
import { toolCheck } from "#scripts/tool-check.ts"

/** The layers are TypeScript projects, so an import across a wall is one of these errors too. */
// Each further checker repeats work of the others, and the other checks use the cores meanwhile: one needs 29 s of CPU, four 48 s.
const compile = toolCheck("types", "tsc", ["--build", "--checkers", "1", "--pretty", "false"])

export const check: Check = async () => {
  const { name, problems } = await compile()
  return { name, problems: shortTypeErrors(problems) }
}
