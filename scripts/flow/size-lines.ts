interface MeasuredPage {
  readonly name: string
  /** The budget in KiB, or undefined if the page has no budget. */
  readonly budget: number | undefined
  readonly isOver: boolean
  /** A line such as "✗ signUp: 168.27 KiB in 8 files, at most 168.2". */
  readonly line: string
  /** The changed files that the page loads. */
  readonly changed: readonly string[]
}

const hint = [
  "Texts belong in the file of the page that shows them, and code that the first paint does without in a part:",
  "docs/adding-a-flow.md, Texts and sizes.",
]

/**
 * Returns lines with the sizes of the pages that a change affects. A page over its budget is always included, even if
 * it loads no changed file.
 */
export const sizeLines = (pages: readonly MeasuredPage[], isAll: boolean) => {
  const weighed = pages.filter(({ budget }) => budget !== undefined)
  const over = weighed.filter(({ isOver }) => isOver)
  const well = weighed.filter(({ isOver, changed }) => !isOver && (isAll || changed.length > 0))
  const because = (changed: readonly string[]) =>
    changed.length > 0
      ? `It loads, of what changed: ${changed.join(", ")}`
      : "Nothing that changed is in it: something that it shares with other pages has grown, such as a type of zod that no form had."
  const none = well.length + over.length > 0 ? [] : ["✓ size: the change reaches no page that has a budget"]
  return {
    isOver: over.length > 0,
    lines: [
      ...well.map(({ line }) => line.replace(/^✓ /, "✓ size: ")),
      ...none,
      ...over.flatMap(({ line, changed }) => [
        line.replace(/^✗ /, "✗ size: "),
        ...[because(changed), ...hint].map((text) => `    ${text}`),
      ]),
    ],
  }
}
