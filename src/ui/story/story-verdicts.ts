/** What one person says of one state in one language. */
export interface Verdict {
  readonly flow: string
  readonly title: string
  readonly state: string
  readonly stateTitle: string
  readonly locale: "en-US" | "ru-RU"
  /** Null: it is good as it is. */
  readonly change: string | null
}

const isSame = (one: Verdict, other: Verdict): boolean =>
  one.flow === other.flow && one.state === other.state && one.locale === other.locale

/** A later verdict takes the place of an earlier one. */
export const withVerdict = (verdicts: readonly Verdict[], given: Verdict): readonly Verdict[] => [
  ...verdicts.filter((each) => !isSame(each, given)),
  given,
]

/** A heading for each flow, below it a line for each state and language; changes first. */
export const verdictsAsMarkdown = (verdicts: readonly Verdict[]): string =>
  [...new Set(verdicts.map(({ title }) => title))]
    .toSorted((one, other) => one.localeCompare(other))
    .map((title) => {
      const lines = verdicts
        .filter((each) => each.title === title)
        .toSorted((one, other) => Number(one.change === null) - Number(other.change === null))
        .map(({ stateTitle, state, locale, change }) => {
          const says = locale === "ru-RU" ? ["хорошо", "изменить"] : ["good", "change"]
          return `- ${stateTitle} (\`${state}\`, ${locale}): ${change === null ? says[0] : `${says[1]}: ${change}`}`
        })
      return `## ${title}\n\n${lines.join("\n")}\n`
    })
    .join("\n")
