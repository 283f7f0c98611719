import { listen } from "./run.ts"

const lines = async (...words: readonly string[]): Promise<readonly string[]> => {
  const { code, output } = await listen("git", words)
  if (code !== 0) throw new Error(`git ${words.join(" ")}: ${output}`)
  return output.split("\n").filter((line) => line !== "")
}

/** The files that differ from a commit, new ones included. */
export const changedFiles = async (commit: string): Promise<readonly string[]> => [
  ...(await lines("diff", "--name-only", commit)),
  ...(await lines("ls-files", "--others", "--exclude-standard")),
]
