import type { Check } from "../check.ts"
import { listen } from "../run.ts"

export const check: Check = async () => {
  const { code, output } = await listen("oxlint", ["--type-aware", "--deny-warnings", "--format", "unix"])
  const lines = output.split("\n").filter((line) => line.trim() !== "")
  return { name: "lint", problems: code === 0 ? [] : lines.length > 0 ? lines : [`oxlint ended with ${code}`] }
}
