import type { Check } from "#scripts/check.ts"
import { shortTypeErrors } from "#scripts/type-errors.ts"
import { toolCheck } from "#scripts/tool-check.ts"

/** The layers are TypeScript projects, so an import across a wall is one of these errors too. */
const compile = toolCheck("types", "tsc", ["--build", "--pretty", "false"])

export const check: Check = async () => {
  const { name, problems } = await compile()
  return { name, problems: shortTypeErrors(problems) }
}
