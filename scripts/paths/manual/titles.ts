import type { Locale } from "#domain/shared/currency.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { Script } from "#scripts/paths/script.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"
import { countsOf, distinctions, rarest, textsOf, type DescribedPath } from "./distinctions.ts"
import { outlineOf, type Outline } from "./outline.ts"
import { cut } from "./shorten.ts"

export const titleOf = (flow: Flow, locale: Locale): string =>
  (locale === "ru-RU" ? flow.table.russianTitle : null) ?? flow.table.title

const longestTitle = 140
/** The shortest length to which the end or a fact may be cut if both are long. */
const shortestPart = 24
/** A fact that a larger share of a flow's paths has does not make a path special. */
const usual = 0.34

interface TitledPath extends DescribedPath {
  readonly end: string
}

/** Sorts texts in the order of the path. Texts that are not facts come last. */
const inOrder = (chosen: readonly string[], outline: Outline): readonly string[] => {
  const facts = textsOf(outline)
  const place = (text: string) => (facts.includes(text) ? facts.lastIndexOf(text) : facts.length)
  return chosen.toSorted((one, other) => place(one) - place(other))
}

/** Chooses one or two facts that few other paths have, and the person's last action. Events weigh more than a person's actions. */
const special = (outlines: readonly Outline[]): readonly (readonly string[])[] => {
  const counts = countsOf(outlines.map(textsOf))
  return outlines.map((outline) => {
    const weighed = new Map(
      outline.facts.map(({ text, isMet }) => [text, (counts.get(text)! / outlines.length) * (isMet ? 0.5 : 1)]),
    )
    const [first, second] = [...weighed].toReversed().toSorted(([, one], [, other]) => one - other)
    const rare = [first, second !== undefined && second[1] <= usual ? second : undefined].flatMap((each) =>
      each === undefined ? [] : [each[0]],
    )
    const done = outline.facts.findLast(({ isMet }) => !isMet)
    return done === undefined || !rare.includes(outline.facts.at(-1)!.text)
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
  const say = wordsIn(locale)
  const outlines = scripts.map((script) => outlineOf(flow, locale, script, isOnApp(script)))
  const ends = rarest(outlines.map((outline) => outline.ends))
  const cases = special(outlines)
  let all: readonly TitledPath[] = outlines.map((outline, index) => ({
    ...outline,
    end: ends[index] ?? "",
    chosen: cases[index]!,
  }))
  const whole = (way: readonly string[], end: string) =>
    say("title.whole", { flow: titleOf(flow, locale), way: way.join(say("title.then")), end })
  const formatTitle = (one: TitledPath): string => {
    // A title shows a server message only once, at the end.
    const told = inOrder(one.chosen, one).map((text) => (text === one.end ? say("title.answered") : text))
    const way = told.length === 0 ? [say("title.usual")] : told
    const end = cut(one.end, Math.max(longestTitle - whole(way, "").length, shortestPart))
    const title = whole(way, end)
    if (title.length <= longestTitle) return title
    const room =
      longestTitle -
      whole(
        way.map(() => ""),
        end,
      ).length
    return whole(
      way.map((text) => cut(text, Math.max(Math.floor(room / way.length), shortestPart))),
      end,
    )
  }
  const roomOf = (one: TitledPath) =>
    Math.max(longestTitle - shortestPart - whole([...one.chosen, ""], "").length, shortestPart)
  for (let round = 0; round < 3; round++)
    for (const group of [...Map.groupBy(all, formatTitle).values()].filter(({ length }) => length > 1)) {
      const texts = distinctions(say, group, roomOf)
      all = all.map((one) => {
        const text = texts[group.indexOf(one)]
        return text === undefined ? one : { ...one, chosen: [...one.chosen, text] }
      })
    }
  return new Map(
    [...Map.groupBy(all, formatTitle)].flatMap(([title, group]) =>
      group.map(({ script }, index) => [
        script,
        group.length === 1 ? title : say("title.variant", { title, number: index + 1, total: group.length }),
      ]),
    ),
  )
}
