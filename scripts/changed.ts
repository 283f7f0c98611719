import { listen } from "./run.ts"

/** The files that differ from a commit, new ones too, among these files and folders. Throws where there is no such commit. */
export const changedSince = async (commit: string, among: readonly string[]): Promise<readonly string[]> => {
  const ways = [
    ["diff", "--name-only", commit],
    ["ls-files", "--others", "--exclude-standard"],
  ]
  const found = await Promise.all(ways.map((words) => listen("git", [...words, "--", ...among])))
  for (const { code, output } of found) if (code !== 0) throw new Error(output)
  return found.flatMap(({ output }) => output.split("\n").filter((line) => line !== ""))
}
