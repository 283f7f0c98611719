import { listChangedSince } from "#scripts/changed.ts"
import { runAndCapture } from "#scripts/run.ts"

/** Returns the commit at which the branch left main, or the last commit if there is no main. */
const base = async (): Promise<string> => {
  const { code, output } = await runAndCapture("git", ["merge-base", "HEAD", "main"])
  return code === 0 ? output.trim() : "HEAD"
}

/** Lists the files of the change among these files and folders, or returns null without a Git history. */
export const listChangedFiles = async (among: readonly string[]): Promise<readonly string[] | null> =>
  listChangedSince(await base(), among).catch(() => null)
