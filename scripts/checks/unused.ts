import type { Check } from "../check.ts"
import { listen } from "../run.ts"

/** Files, exports and packages that nothing uses. knip.json names the entry points. */
export const check: Check = async () => {
  const { code, output } = await listen("knip", ["--reporter", "compact", "--no-config-hints"])
  const lines = output.split("\n").filter((line) => line.trim() !== "")
  return { name: "unused code", problems: code === 0 ? [] : lines.length > 0 ? lines : [`knip ended with ${code}`] }
}
