import type { Locale } from "#domain/shared/currency.ts"
import { flowTitle } from "#ui/story/story-names.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { isDone, type Script } from "#scripts/paths/script.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"
import { durationIn, sentences } from "#scripts/paths/words/sentences.ts"
import { templates } from "#scripts/paths/words/templates.ts"
import { doing, momentsOf, panelButton, type Moment } from "./moments.ts"

export const titleOf = (flow: Flow, locale: Locale): string =>
  (locale === "ru-RU" ? flow.table?.russianTitle : null) ?? flow.table?.title ?? flowTitle(flow.name)

/** The texts and addresses that are seen. A part of the page without a text says nothing. */
const textsOf = (flow: Flow, locale: Locale, { snapshot, sees }: Moment): readonly string[] => {
  const { control, words } = sentences(locale, screenAt(flow, locale, snapshot))
  return sees
    .flatMap((note) =>
      note.kind === "see" ? [control(note.at)] : note.kind === "address" ? [words.goesTo(note.path)] : [],
    )
    .filter((text) => text.includes(words.quote("")[0]!) || text.includes("/"))
}

interface Outline {
  readonly script: Script
  /** What the path ends with and did not begin with. */
  readonly ends: readonly string[]
  /** Before that: what a person does last in each step, or else what then appears. */
  readonly effects: readonly string[]
  /** Each step by its number and what makes it happen. */
  readonly causes: readonly string[]
}

const outlineOf = (flow: Flow, locale: Locale, script: Script): Outline => {
  const words = templates[locale]
  const moments = momentsOf(flow, script)
  const seen = moments.map((moment) => textsOf(flow, locale, moment))
  const fresh = seen.map((texts, index) => texts.filter((text) => index > 0 && !seen[0]!.includes(text)))
  const end = fresh.findLastIndex((texts) => texts.length > 0)
  const steps = script.steps.map(({ does, event }, index) => {
    if (isDone(does)) return doing(flow, locale, moments[index]!, moments[index + 1]!, does)
    if (does.kind === "delay") return [words.wait(durationIn(locale, does.milliseconds))]
    const { label, when, place } = panelButton(flow, moments[index]!, event)
    return [words.happened(words.quote(label), when, place)]
  })
  const effects = steps.map((step, index) => {
    const appears = seen[index + 1]!.find((text) => !seen[index]!.includes(text))
    return (isDone(script.steps[index]!.does) ? undefined : appears) ?? step.at(-1) ?? words.unchanged
  })
  return {
    script,
    ends: fresh[end] ?? [],
    effects: effects.slice(0, end < 1 ? undefined : end),
    causes: steps.map((step, index) => words.step(index + 1, step.join("; "))),
  }
}

/** Of each list the text that the fewest lists have, as late as possible. */
const rarest = (lists: readonly (readonly string[])[]): readonly (string | undefined)[] => {
  const counts = new Map<string, number>()
  for (const text of lists.flatMap((texts) => [...new Set(texts)])) counts.set(text, (counts.get(text) ?? 0) + 1)
  return lists.map((texts) => {
    const least = Math.min(...texts.map((text) => counts.get(text)!))
    return texts.findLast((text) => counts.get(text) === least)
  })
}

type Titles = ReadonlyMap<Outline, string>

/** Those with one title each say what the fewest of them have. */
const distinguish = (
  titles: Titles,
  textsOfOne: (outline: Outline) => readonly string[],
  extend: (title: string, text: string) => string,
): Titles =>
  new Map(
    [...Map.groupBy(titles.keys(), (outline) => titles.get(outline)!)].flatMap(([title, same]) => {
      const texts = same.length === 1 ? [undefined] : rarest(same.map(textsOfOne))
      const isShared = texts.every((text) => text === texts[0])
      return same.map((one, index) => {
        const text = texts[index]
        return [one, text === undefined || isShared ? title : extend(title, text)] as const
      })
    }),
  )

/** "Sign-in: "Confirm your e-mail address first."": the flow and what this path ends with and others do not; else also how it came to it. */
export const titled = (flow: Flow, locale: Locale, scripts: readonly Script[]): ReadonlyMap<Script, string> => {
  const { after } = templates[locale]
  const outlines = scripts.map((script) => outlineOf(flow, locale, script))
  const outcomes = rarest(outlines.map(({ ends, effects }) => (ends.length > 0 ? ends : effects.slice(-1))))
  let titles: Titles = new Map(
    outlines.map((outline, index) => [
      { ...outline, effects: outline.effects.filter((effect) => effect !== outcomes[index]) },
      `${titleOf(flow, locale)}: ${outcomes[index]}`,
    ]),
  )
  titles = distinguish(titles, ({ effects }) => effects, after)
  // What looks the same for a person: by what happens, as often as needed.
  for (let round = 0; round < 3; round++)
    titles = distinguish(
      titles,
      ({ causes }) => causes,
      (title, cause) => `${title}, ${cause}`,
    )
  return new Map([...titles].map(([{ script }, title]) => [script, title]))
}
