import { toolCheck } from "../tool-check.ts"

/** The layers are TypeScript projects, so an import across a wall is one of these errors too. */
export const check = toolCheck("types", "tsc", ["--build", "--pretty", "false"])
