import { changedSince } from "#scripts/changed.ts"
import { listen } from "#scripts/run.ts"

/** The commit that the change began with: where it left main, or the last one. */
const base = async (): Promise<string> => {
  const { code, output } = await listen("git", ["merge-base", "HEAD", "main"])
  return code === 0 ? output.trim() : "HEAD"
}

/** The files of the change among these files and folders; null without a history. */
export const changedFiles = async (among: readonly string[]): Promise<readonly string[] | null> =>
  changedSince(await base(), among).catch(() => null)
