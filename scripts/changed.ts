import { runAndCapture } from "./run.ts"

/**
 * Lists the files under `among` that differ from a commit, including new files. Throws if the commit does not exist.
 */
export const listChangedSince = async (commit: string, among: readonly string[]): Promise<readonly string[]> => {
  const gitCommands = [
    ["diff", "--name-only", commit],
    ["ls-files", "--others", "--exclude-standard"],
  ]
  const found = await Promise.all(gitCommands.map((args) => runAndCapture("git", [...args, "--", ...among])))
  for (const { code, output } of found) if (code !== 0) throw new Error(output)
  return found.flatMap(({ output }) => output.split("\n").filter((line) => line !== ""))
}
