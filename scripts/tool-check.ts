import type { Check } from "./check.ts"
import { listen } from "./run.ts"

/** A check by a program of the project: when it fails, each line of its output is a problem. */
export const toolCheck =
  (name: string, command: string, words: readonly string[]): Check =>
  async () => {
    const { code, output } = await listen(command, words)
    const lines = output.split("\n").filter((line) => line.trim() !== "")
    return { name, problems: code === 0 ? [] : lines.length > 0 ? lines : [`${command} ended with ${code}`] }
  }
