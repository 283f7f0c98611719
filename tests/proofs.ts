import { existsSync, readFileSync } from "node:fs"
import { inRoot } from "#scripts/root.ts"

/** Files that can prove a rule: a test, its cases, a walk, or a state table. */
const proofs = /\.(test|spec)\.tsx?$|^tests\/.+\.tsx?$|\.walk\.tsx$|^docs\/states\/[\w/-]+\.md$/

export const isFile = (path: string) => /^[\w./-]+$/.test(path) && existsSync(inRoot(path))
export const read = (path: string) => readFileSync(inRoot(path), "utf8")
const times = (text: string, part: string) => text.split(part).length - 1

/** Lists the problems of one named test: `path` "part of its name". */
export const findProofProblems = (proof: string): readonly string[] => {
  const match = /^`([^`]+)` "(.+)"$/.exec(proof)
  if (!match) return [`${proof} is not \`path\` "part of its name"`]
  const [, path = "", part = ""] = match
  if (!isFile(path)) return [`${path} does not exist`]
  if (!proofs.test(path)) return [`${path} is not a test`]
  const count = times(read(path), part)
  return count === 1 ? [] : [`${path} has "${part}" ${count} times`]
}
