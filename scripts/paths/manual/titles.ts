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
/** The minimum length to which the end or a title part may be cut if both are long. */
const minPartLength = 24
/** The share of a flow's paths above which a title part makes no path special. */
const usual = 0.34

interface TitledPath extends DescribedPath {
  readonly end: string
}

/** Sorts texts in the order of the path. Texts that are not title parts come last. */
const sortByPath = (chosen: readonly string[], summary: PathSummary): readonly string[] => {
  const texts = textsOf(summary)
  const place = (text: string) => (texts.includes(text) ? texts.lastIndexOf(text) : texts.length)
  return chosen.toSorted((one, other) => place(one) - place(other))
}

/** Chooses one or two title parts that few other paths have, and the person's last action. Events weigh more than a person's actions. */
const chooseTitleParts = (summaries: readonly PathSummary[]): readonly (readonly string[])[] => {
  const counts = countsOf(summaries.map(textsOf))
  return summaries.map((summary) => {
    const weighed = new Map(
      summary.titleParts.map(({ text, isExternal }) => [
        text,
        (counts.get(text)! / summaries.length) * (isExternal ? 0.5 : 1),
      ]),
    )
    const [first, second] = [...weighed].toReversed().toSorted(([, one], [, other]) => one - other)
    const rare = [first, second !== undefined && second[1] <= usual ? second : undefined].flatMap((each) =>
      each === undefined ? [] : [each[0]],
    )
    const done = summary.titleParts.findLast(({ isExternal }) => !isExternal)
    return done === undefined || !rare.includes(summary.titleParts.at(-1)!.text)
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
  const cases = chooseTitleParts(summaries)
  let all: readonly TitledPath[] = summaries.map((summary, index) => ({
    ...summary,
    end: ends[index] ?? "",
    chosen: cases[index]!,
  }))
  const joinTitle = (parts: readonly string[], end: string) =>
    t("title.whole", { flow: titleOf(flow, locale), way: parts.join(t("title.then")), end })
  const formatTitle = (one: TitledPath): string => {
    // A title shows a server message only once, at the end.
    const chosenTexts = sortByPath(one.chosen, one).map((text) => (text === one.end ? t("title.answered") : text))
    const parts = chosenTexts.length === 0 ? [t("title.usual")] : chosenTexts
    const end = cut(one.end, Math.max(maxTitleLength - joinTitle(parts, "").length, minPartLength))
    const title = joinTitle(parts, end)
    if (title.length <= maxTitleLength) return title
    const room =
      maxTitleLength -
      joinTitle(
        parts.map(() => ""),
        end,
      ).length
    return joinTitle(
      parts.map((text) => cut(text, Math.max(Math.floor(room / parts.length), minPartLength))),
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
