import type { MachineDetails } from "./story-machine.ts"

/** The verdict of one person on one state in one language. */
export interface Verdict {
  readonly flow: string
  readonly title: string
  readonly state: string
  readonly stateTitle: string
  /** The position of the state in the flow. */
  readonly place: number
  /** A link from the root of the server, with language, theme and window size. */
  readonly link: string
  readonly locale: "en-US" | "ru-RU"
  /** The requested change. Null if the state is good as it is. */
  readonly change: string | null
  /** The time of the verdict in ISO 8601. */
  readonly at: string
}

/** A verdict in the repository, with the name of its author. */
export interface SharedVerdict extends Pick<Verdict, "state" | "locale" | "change" | "at"> {
  readonly by: string
}
/** The content of `review/<flow>.json`, by flow. */
export type SharedVerdicts = Readonly<Record<string, readonly SharedVerdict[]>>

/** Returns the verdicts of one person by flow, which is the content of the file that `npm run tool -- verdicts` reads. */
export const collectSharedVerdicts = (verdicts: readonly Verdict[], by: string): SharedVerdicts => {
  const sorted = verdicts.toSorted((one, other) => one.place - other.place)
  const verdictsOfFlow = (name: string) =>
    sorted
      .filter(({ flow }) => flow === name)
      .map(({ state, locale, change, at }): SharedVerdict => ({ state, locale, change, at, by }))
  return Object.fromEntries(sorted.map(({ flow }) => [flow, verdictsOfFlow(flow)]))
}

/** Returns the verdicts of a flow with the added ones. Each verdict replaces the previous one of the same person. */
export const mergeVerdicts = (
  before: readonly SharedVerdict[],
  added: readonly SharedVerdict[],
): readonly SharedVerdict[] => {
  const isSame = (one: SharedVerdict, other: SharedVerdict) =>
    one.state === other.state && one.locale === other.locale && one.by === other.by
  return [...before.filter((one) => !added.some((other) => isSame(one, other))), ...added].toSorted(
    (one, other) => one.state.localeCompare(other.state) || one.at.localeCompare(other.at),
  )
}

/**
 * Returns the verdicts with a new one, which replaces the earlier verdict on the same state. A second "good" deletes the verdict.
 */
export const withVerdict = (verdicts: readonly Verdict[], given: Verdict): readonly Verdict[] => {
  const isSame = ({ flow, state, locale }: Verdict) =>
    flow === given.flow && state === given.state && locale === given.locale
  const isTakenBack = given.change === null && verdicts.find(isSame)?.change === null
  return [...verdicts.filter((each) => !isSame(each)), ...(isTakenBack ? [] : [given])]
}

/** Returns the next state of the flow, or the first after the last. Returns undefined if each remaining state has a verdict. */
export const findNextWithoutVerdict = (
  states: MachineDetails["states"],
  given: readonly Verdict[],
  place: number,
): MachineDetails["states"][number] | undefined =>
  [...states.slice(place + 1), ...states.slice(0, place)].find(({ name }) => given.every(({ state }) => state !== name))

const says = {
  "en-US": { good: "good", change: "change", page: { "en-US": "English page", "ru-RU": "Russian page" } },
  "ru-RU": {
    good: "хорошо",
    change: "нужно изменить",
    page: { "en-US": "английская страница", "ru-RU": "русская страница" },
  },
} as const

/**
 * Returns a heading for each flow, followed by a line with a link for each state and page, in the order of the flow. All texts are
 * in one language.
 */
export const formatVerdictsAsMarkdown = (
  verdicts: readonly Verdict[],
  language: Verdict["locale"],
  origin: string,
): string => {
  const { good, change: toChange, page } = says[language]
  const sorted = verdicts.toSorted(
    (one, other) =>
      one.title.localeCompare(other.title) || one.place - other.place || one.locale.localeCompare(other.locale),
  )
  return [...new Set(sorted.map(({ title }) => title))]
    .map((title) => {
      const own = sorted.filter((each) => each.title === title)
      const lines = own.map(({ stateTitle, link, locale, change }) => {
        // Indents the text, because otherwise a second paragraph would end the list.
        const verdictText = change === null ? good : `${toChange}: ${change.replaceAll(/\n(?=.)/g, "\n  ")}`
        return `- [${stateTitle}](${origin}${link}), ${page[locale]}: ${verdictText}`
      })
      return `## ${title}\n\n${lines.join("\n")}\n`
    })
    .join("\n")
}
