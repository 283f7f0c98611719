import { runAndCapture } from "./run.ts"

/** Lists the files among these files and folders that differ from a commit, including new files. Throws if the commit does not exist. */
export const changedSince = async (commit: string, among: readonly string[]): Promise<readonly string[]> => {
  const ways = [
    ["diff", "--name-only", commit],
    ["ls-files", "--others", "--exclude-standard"],
  ]
  const found = await Promise.all(ways.map((words) => runAndCapture("git", [...words, "--", ...among])))
  for (const { code, output } of found) if (code !== 0) throw new Error(output)
  return found.flatMap(({ output }) => output.split("\n").filter((line) => line !== ""))
}
