/**
 * Reasons for which nothing has the focus after a step. `answer`: what a port answers replaces the part of the page that waited. `outside`: a
 * feed, the clock or the app changes the page, and nobody has pressed anything. `behind`: what was pressed closes, and the walk shows nothing
 * behind it; in the application the focus returns to what opened it. `owed`: a press after which the screen should hand the focus on; these
 * are older than the rule, and tests/focus-lost.test.ts lets them become fewer only.
 */
export type LostBy = "answer" | "outside" | "behind" | "owed"
export type Listed = Readonly<Partial<Record<LostBy, readonly string[]>>>

/** The steps of a machine that lose the focus and are not listed by their reason, and the listed ones that do not. */
export const focusProblems = (listed: Listed, lost: ReadonlyMap<string, LostBy>): readonly string[] => {
  const reasons = new Map(
    Object.entries(listed).flatMap(([by, steps]) => steps.map((step) => [step, by as LostBy] as const)),
  )
  return [
    ...[...lost].flatMap(([step, by]) => {
      const is = reasons.get(step)
      if (is === by) return []
      if (is !== undefined) return [`${step}: the reason is "${by}", not "${is}"`]
      return by === "owed"
        ? [
            `${step}: what was pressed is gone or disabled, and nothing has the focus. Hand it on (docs/adding-a-flow.md, Traps).`,
          ]
        : [
            `${step}: nothing has the focus. Hand it on, or list the step as "${by}" if nothing on the screen could take it.`,
          ]
    }),
    ...[...reasons.keys()]
      .filter((step) => !lost.has(step))
      .map((step) => `${step}: the focus is not lost there. Remove it from tests/focus-lost.ts.`),
  ]
}
