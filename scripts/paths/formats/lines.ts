import type { Locale } from "../../../src/domain/shared/currency"
import type { Flow } from "../flows"
import type { Script, ScriptStep } from "../script"
import { isDone } from "../script"
import { teller } from "../words/tell"
import type { Voice } from "../words/tell"
import { worldInWords, placeholder } from "../words/world"

export interface Lines {
  readonly does: readonly string[]
  readonly sees: readonly string[]
}

/** A script as sentences without capital and full stop; the format adds what it needs. */
export const linesOf = (flow: Flow, locale: Locale, voice: Voice) => {
  const { words, describe } = teller(locale)
  const seen = (notes: Script["start"]["sees"]) => notes.map((note) => describe(note, voice))
  const title = words.machines[flow.name] ?? placeholder(flow.name)
  return {
    title,
    words,
    opening: (script: Script): Lines => ({ does: [words.opens(words.quote(title))], sees: seen(script.start.sees) }),
    step: ({ does, sees, event }: ScriptStep): Lines => ({
      does: isDone(does) ? does.map((note) => describe(note, voice)) : [worldInWords(locale, does, event)],
      sees: seen(sees),
    }),
  }
}

export const capital = (line: string): string => line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
