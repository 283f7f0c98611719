/** What one person says of one state in one language. */
export interface Verdict {
  readonly flow: string
  readonly title: string
  readonly state: string
  readonly stateTitle: string
  /** Storybook's id of it. */
  readonly story: string
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

const says = {
  "en-US": { good: "good", change: "change", page: { "en-US": "English page", "ru-RU": "Russian page" } },
  "ru-RU": {
    good: "хорошо",
    change: "изменить",
    page: { "en-US": "английская страница", "ru-RU": "русская страница" },
  },
} as const

/** A heading for each flow, below it a line with its address for each state and page; changes first. In one language. */
export const verdictsAsMarkdown = (verdicts: readonly Verdict[], language: Verdict["locale"], origin: string): string =>
  [...new Set(verdicts.map(({ title }) => title))]
    .toSorted((one, other) => one.localeCompare(other))
    .map((title) => {
      const lines = verdicts
        .filter((each) => each.title === title)
        .toSorted((one, other) => Number(one.change === null) - Number(other.change === null))
        .map(({ stateTitle, story, locale, change }) => {
          const { good, change: toChange, page } = says[language]
          const link = `[${stateTitle}](${origin}/?path=/story/${story}&globals=locale:${locale})`
          return `- ${link}, ${page[locale]}: ${change === null ? good : `${toChange}: ${change}`}`
        })
      return `## ${title}\n\n${lines.join("\n")}\n`
    })
    .join("\n")
