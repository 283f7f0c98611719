import type { Locale } from "#domain/shared/currency.ts"
import { printLine } from "#scripts/print-line.ts"
import { comparePaths, type PathDifference } from "./compare.ts"
import { loadPathsAt } from "./paths-at.ts"

const kinds = ["new", "gone", "changed", "renumbered"] as const

/** Groups scripts of a machine that change in the same way under one heading, because a new label changes many scripts. */
export const formatDifferences = (differences: readonly PathDifference[]): readonly string[] => {
  const alike = Map.groupBy(differences, ({ machine, kind, id, lines }) =>
    JSON.stringify(kind === "changed" ? [machine, lines] : [id, kind]),
  )
  const count = (kind: PathDifference["kind"]) => differences.filter((each) => each.kind === kind).length
  return [
    ...[...alike.values()].flatMap((group) => {
      const [{ kind, title, lines }] = group as [PathDifference]
      const ids = group.map(({ id, was }) => (was === null ? id : `${id} (was ${was})`)).join(", ")
      const heading = `${kind}: ${ids}${group.length > 1 || title === "" ? "" : `: ${title}`}`
      return [heading, ...lines.map((line) => `  ${line}`)]
    }),
    kinds.map((kind) => `${count(kind)} ${kind}`).join(", "),
  ]
}

/** Compares the scripts of two commits, or of a commit and the working tree, in this language. */
export const diffPaths = async (before: string, after: string | undefined, locale: Locale): Promise<number> => {
  const [old, now] = await Promise.all([loadPathsAt(before, locale), loadPathsAt(after, locale)])
  for (const line of formatDifferences(comparePaths(old, now))) printLine(line)
  return 0
}
