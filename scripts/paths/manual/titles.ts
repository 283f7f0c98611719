import type { Locale } from "#domain/shared/currency.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { Script } from "#scripts/paths/script.ts"
import { translateTo } from "#scripts/paths/words/translate.ts"
import { summarizePath, type PathSummary } from "./path-summary.ts"
import { cut } from "./shorten.ts"
import { countsOf, findUniqueTexts, findRarest, textsOf, type DescribedPath } from "./unique-texts.ts"

export const titleOf = (flow: Flow, locale: Locale): string =>
  (locale === "ru-RU" ? flow.table.russianTitle : null) ?? flow.table.title

const maxTitleLength = 140
/** The minimum length to which the end or a fact may be cut if both are long. */
const minPartLength = 24
/** The share of a flow's paths above which a fact makes no path special. */
const usual = 0.34

interface TitledPath extends DescribedPath {
  readonly end: string
}

/** Sorts texts in the order of the path. Texts that are not facts come last. */
const sortByPath = (chosen: readonly string[], summary: PathSummary): readonly string[] => {
  const facts = textsOf(summary)
  const place = (text: string) => (facts.includes(text) ? facts.lastIndexOf(text) : facts.length)
  return chosen.toSorted((one, other) => place(one) - place(other))
}

/** Chooses one or two facts that few other paths have, and the person's last action. Events weigh more than a person's actions. */
const chooseFacts = (summaries: readonly PathSummary[]): readonly (readonly string[])[] => {
  const counts = countsOf(summaries.map(textsOf))
  return summaries.map((summary) => {
    const weighed = new Map(
      summary.facts.map(({ text, isMet }) => [text, (counts.get(text)! / summaries.length) * (isMet ? 0.5 : 1)]),
    )
    const [first, second] = [...weighed].toReversed().toSorted(([, one], [, other]) => one - other)
    const rare = [first, second !== undefined && second[1] <= usual ? second : undefined].flatMap((each) =>
      each === undefined ? [] : [each[0]],
    )
    const done = summary.facts.findLast(({ isMet }) => !isMet)
    return done === undefined || !rare.includes(summary.facts.at(-1)!.text)
      ? [...new Set([...rare, ...(done ? [done.text] : [])])]
      : rare
  })
}

/**
 * Writes titles such as "Sign-in: too many attempts, then press "Sign in" → it goes to /cabinet". A title contains the
 * flow, the special parts of this path, and its end.
 */
export const addTitles = (
  flow: Flow,
  locale: Locale,
  scripts: readonly Script[],
  isOnApp: (script: Script) => boolean,
): ReadonlyMap<Script, string> => {
  const t = translateTo(locale)
  const summaries = scripts.map((script) => summarizePath(flow, locale, script, isOnApp(script)))
  const ends = findRarest(summaries.map((summary) => summary.ends))
  const cases = chooseFacts(summaries)
  let all: readonly TitledPath[] = summaries.map((summary, index) => ({
    ...summary,
    end: ends[index] ?? "",
    chosen: cases[index]!,
  }))
  const joinTitle = (titleFacts: readonly string[], end: string) =>
    t("title.whole", { flow: titleOf(flow, locale), way: titleFacts.join(t("title.then")), end })
  const formatTitle = (one: TitledPath): string => {
    // A title shows a server message only once, at the end.
    const chosenTexts = sortByPath(one.chosen, one).map((text) => (text === one.end ? t("title.answered") : text))
    const titleFacts = chosenTexts.length === 0 ? [t("title.usual")] : chosenTexts
    const end = cut(one.end, Math.max(maxTitleLength - joinTitle(titleFacts, "").length, minPartLength))
    const title = joinTitle(titleFacts, end)
    if (title.length <= maxTitleLength) return title
    const room =
      maxTitleLength -
      joinTitle(
        titleFacts.map(() => ""),
        end,
      ).length
    return joinTitle(
      titleFacts.map((text) => cut(text, Math.max(Math.floor(room / titleFacts.length), minPartLength))),
      end,
    )
  }
  const roomOf = (one: TitledPath) =>
    Math.max(maxTitleLength - minPartLength - joinTitle([...one.chosen, ""], "").length, minPartLength)
  for (let round = 0; round < 3; round++)
    for (const group of [...Map.groupBy(all, formatTitle).values()].filter(({ length }) => length > 1)) {
      const texts = findUniqueTexts(t, group, roomOf)
      all = all.map((one) => {
        const text = texts[group.indexOf(one)]
        return text === undefined ? one : { ...one, chosen: [...one.chosen, text] }
      })
    }
  return new Map(
    [...Map.groupBy(all, formatTitle)].flatMap(([title, group]) =>
      group.map(({ script }, index) => [
        script,
        group.length === 1 ? title : t("title.variant", { title, number: index + 1, total: group.length }),
      ]),
    ),
  )
}
