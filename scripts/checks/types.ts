import type { Check } from "../check.ts"
import { listen } from "../run.ts"

/** The layers are TypeScript projects, so an import across a wall is one of these errors too. */
export const check: Check = async () => {
  const { code, output } = await listen("tsc", ["--build", "--pretty", "false"])
  const lines = output.split("\n").filter((line) => line.trim() !== "")
  return { name: "types", problems: code === 0 ? [] : lines.length > 0 ? lines : [`tsc ended with ${code}`] }
}
