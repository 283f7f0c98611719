/**
 * Reasons for which no element has the focus after a step.
 *
 * - `answer`: a port's answer replaces the part of the page that waited for it.
 * - `outside`: a feed, the clock or the app changes the page, and nobody has pressed anything.
 * - `behind`: the pressed element closes, and the walk shows nothing behind it. In the application, the focus returns
 * to the element that opened it.
 * - `owed`: after a press, the screen should move the focus to another element. The owed steps are older than the rule,
 * and tests/focus-lost.test.ts allows their number only to decrease.
 */
export type LostBy = "answer" | "outside" | "behind" | "owed"
export type Listed = Readonly<Partial<Record<LostBy, readonly string[]>>>

/** Lists the steps of a machine that lose the focus without their reason in the list, and the listed steps that do not lose it. */
export const findFocusProblems = (listed: Listed, lost: ReadonlyMap<string, LostBy>): readonly string[] => {
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
