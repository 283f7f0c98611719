import type { Locale } from "#domain/shared/currency.ts"
import { sampleLabel } from "#machines/kit/when.ts"
import { flowTitle } from "#ui/story/story-names.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { isDone, type Script } from "#scripts/paths/script.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"
import { durationIn, sentences } from "#scripts/paths/words/sentences.ts"
import { templates } from "#scripts/paths/words/templates.ts"
import { doing, momentsOf } from "./moments.ts"

export const titleOf = (flow: Flow, locale: Locale): string =>
  templates[locale].flows[flow.name] ?? flow.table?.title ?? flowTitle(flow.name)

/** What the path shows last: after which step, and the texts and addresses. */
const endOf = (flow: Flow, locale: Locale, script: Script) => {
  const { quote } = templates[locale]
  const ends = momentsOf(flow, script)
    .slice(1)
    .map(({ snapshot, sees }, index) => {
      const { control, words } = sentences(locale, screenAt(flow, locale, snapshot))
      const texts = sees.flatMap((note) =>
        note.kind === "see" ? [control(note.at)] : note.kind === "address" ? [words.address(note.path)] : [],
      )
      // A part of the page without a text says nothing.
      return { step: index, texts: texts.filter((text) => text.includes(quote("")[0]!) || text.includes("/")) }
    })
  return ends.findLast(({ texts }) => texts.length > 0) ?? { step: script.steps.length - 1, texts: [] }
}

/** What each step is: a person's doing in words, anything else by its name on the machine. */
const doingsOf = (flow: Flow, locale: Locale, script: Script): readonly string[] => {
  const moments = momentsOf(flow, script)
  return script.steps.map(({ does, label, event }, index) => {
    const words = templates[locale]
    if (isDone(does)) return doing(flow, locale, moments[index]!, moments[index + 1]!, does).join("; ")
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

/** "Sign-in: "Confirm your e-mail address first."": the flow and what this path ends with and others do not; else also how it came to it. */
export const titled = (flow: Flow, locale: Locale, scripts: readonly Script[]): ReadonlyMap<Script, string> => {
  const title = titleOf(flow, locale)
  const ends = new Map(scripts.map((script) => [script, endOf(flow, locale, script)]))
  const outcomes = rarest(scripts.map((script) => ends.get(script)!.texts))
  const byOutcome = new Map(
    scripts.map((script, index) => [script, outcomes[index] === undefined ? title : `${title}: ${outcomes[index]}`]),
  )
  const byStep = distinguish(byOutcome, (shared, same) =>
    rarest(same.map((script) => doingsOf(flow, locale, script).slice(0, ends.get(script)!.step + 1))).map((step) =>
      templates[locale].after(shared, step ?? ""),
    ),
  )
  return distinguish(byStep, (shared, same) => same.map((_, index) => `${shared} (${index + 1}/${same.length})`))
}
