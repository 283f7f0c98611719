import type { Locale } from "../../../src/domain/shared/currency"
import { flowTitle } from "../../../src/ui/story/story-names"
import type { Flow } from "../flows"
import type { Script } from "../script"
import { headingOf, screenAt } from "../words/screen"
import { sentences } from "../words/sentences"
import { templates } from "../words/templates"
import type { Moment } from "./moments"
import { momentsOf } from "./moments"

export const titleOf = (flow: Flow, locale: Locale): string => {
  const title = locale === "en-US" ? (flow.table?.title ?? flowTitle(flow.name)) : headingOf(flow, locale)
  return title ?? templates[locale].areas[flow.area] ?? flowTitle(flow.name)
}

/** Everything that the moments show, in their order. */
const shownIn = (flow: Flow, locale: Locale, moments: readonly Moment[]): readonly string[] =>
  moments.flatMap(({ snapshot, sees }) => {
    const { control, words } = sentences(locale, screenAt(flow, locale, snapshot))
    return sees.flatMap((note) =>
      note.kind === "see" ? [control(note.at)] : note.kind === "address" ? [words.address(note.path)] : [],
    )
  })

/** "Sign-in: "Confirm your e-mail address first."": the flow, and what this path shows that the fewest others do, as late as possible. */
const titlesOf = (flow: Flow, locale: Locale, scripts: readonly Script[]): readonly string[] => {
  const title = titleOf(flow, locale)
  const shown = scripts.map((script) => new Set(shownIn(flow, locale, momentsOf(flow, script).slice(1))))
  const counts = new Map<string, number>()
  for (const text of shown.flatMap((texts) => [...texts])) counts.set(text, (counts.get(text) ?? 0) + 1)
  return shown.map((texts, index) => {
    const least = Math.min(...[...texts].map((text) => counts.get(text)!))
    const outcome = [...texts].findLast((text) => counts.get(text) === least)
    return `${title}: ${outcome ?? `${scripts[index]!.number}/${scripts[index]!.of}`}`
  })
}

/** "signIn-01 Sign-in: …" for each of these paths of one flow. */
export const titled = (flow: Flow, locale: Locale, scripts: readonly Script[]): ReadonlyMap<Script, string> => {
  const titles = titlesOf(flow, locale, scripts)
  return new Map(scripts.map((script, index) => [script, titles[index]!]))
}
