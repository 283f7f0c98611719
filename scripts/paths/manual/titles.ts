import type { Locale } from "../../../src/domain/shared/currency"
import { sampleLabel } from "../../../src/machines/kit/when"
import { flowTitle } from "../../../src/ui/story/story-names"
import type { Flow } from "../flows"
import type { Script } from "../script"
import { isDone } from "../script"
import { screenAt } from "../words/screen"
import { durationIn, sentences } from "../words/sentences"
import { templates } from "../words/templates"
import { momentsOf } from "./moments"

export const titleOf = (flow: Flow, locale: Locale): string =>
  templates[locale].flows[flow.name] ?? flow.table?.title ?? flowTitle(flow.name)

/** What the path shows after its first step, in order: texts and addresses. */
const outcomesOf = (flow: Flow, locale: Locale, script: Script): readonly string[] =>
  momentsOf(flow, script)
    .slice(1)
    .flatMap(({ snapshot, sees }) => {
      const { control, words } = sentences(locale, screenAt(flow, locale, snapshot))
      return sees.flatMap((note) =>
        note.kind === "see" ? [control(note.at)] : note.kind === "address" ? [words.address(note.path)] : [],
      )
    })
    // A part of the page without a text says nothing.
    .filter((text) => text.includes(templates[locale].quote("")[0]!) || text.includes("/"))

/** What each step is: a person's doing in words, anything else by its name on the machine. */
const doingsOf = (flow: Flow, locale: Locale, script: Script): readonly string[] => {
  const moments = momentsOf(flow, script)
  return script.steps.map(({ does, label, event }, index) => {
    const { describe, words } = sentences(locale, screenAt(flow, locale, moments[index]!.snapshot))
    if (isDone(does)) return does.map(describe).join("; ")
    if (does.kind === "delay") return words.wait(durationIn(locale, does.milliseconds))
    const sample = sampleLabel(event)
    return sample === "" ? words.quote(label) : `${words.quote(label)} (${words.quote(sample)})`
  })
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

/** Scripts with one title each get what distinguishes them. */
const distinguish = (
  titles: ReadonlyMap<Script, string>,
  extend: (title: string, same: readonly Script[]) => readonly string[],
): ReadonlyMap<Script, string> =>
  new Map(
    [...Map.groupBy(titles.keys(), (script) => titles.get(script)!)].flatMap(([title, same]) => {
      const longer = same.length === 1 ? [title] : extend(title, same)
      return same.map((script, index) => [script, longer[index]!] as const)
    }),
  )

/** "Sign-in: "Confirm your e-mail address first."": the flow and what this path shows that others do not; else also how it came to it. */
export const titled = (flow: Flow, locale: Locale, scripts: readonly Script[]): ReadonlyMap<Script, string> => {
  const title = titleOf(flow, locale)
  const outcomes = rarest(scripts.map((script) => outcomesOf(flow, locale, script)))
  const byOutcome = new Map(
    scripts.map((script, index) => [script, outcomes[index] === undefined ? title : `${title}: ${outcomes[index]}`]),
  )
  const byStep = distinguish(byOutcome, (shared, same) =>
    rarest(same.map((script) => doingsOf(flow, locale, script))).map((step) =>
      templates[locale].after(shared, step ?? ""),
    ),
  )
  return distinguish(byStep, (shared, same) => same.map((_, index) => `${shared} (${index + 1}/${same.length})`))
}
