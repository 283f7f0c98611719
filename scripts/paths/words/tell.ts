import type { Locale } from "../../../src/domain/shared/currency"
import type { Phrases } from "../phrases/phrases"
import { phrases as english } from "../phrases/en-US"
import { phrases as russian } from "../phrases/ru-RU"
import type { Act } from "../phrases/phrases"
import type { Note, Target } from "./notes"

export const phrasesOf: Readonly<Record<Locale, Phrases>> = { "en-US": english, "ru-RU": russian }

/** An instruction or a description: "press", "you press". */
export type Voice = "imperative" | "telling"

/** "^(?:Yes|No)$" → "^Yes$", "^No$" */
const alternativesOf = (source: string): readonly string[] => {
  const [, before, inside, after] = /^(\^?)\(\?:(.*)\)(\$?)$/.exec(source) ?? ["", "", source, ""]
  return inside!.split(/(?<!\\)\|/).map((part) => `${before}${part}${after}`)
}

/** The alternatives of a pattern as a person would see them; a part that is left open ends in "…". */
const seenIn = (pattern: RegExp, point: string): readonly { readonly text: string; readonly open: boolean }[] =>
  alternativesOf(pattern.source).map((part) => ({
    text: part
      .replace(/^\^/, "")
      .replace(/(?<!\\)\$$/, "")
      .replaceAll(/\\s[?*+]?/g, " ")
      .replaceAll("[.,]", point)
      .replaceAll(/\\(.)/g, "$1"),
    open: part.startsWith("^") && !/(?<!\\)\$$/.test(part),
  }))

export const teller = (locale: Locale) => {
  const words = phrasesOf[locale]
  const quoted = (label: string | RegExp): string => {
    if (typeof label === "string") return words.quote(label)
    const all = seenIn(label, locale === "ru-RU" ? "," : ".").map(({ text, open }) =>
      open ? words.beginning(words.quote(text)) : words.quote(text),
    )
    return all.length === 1 ? all[0]! : words.oneOf(all)
  }

  const noun = (target: Target, form: 0 | 1 | 2): string => {
    if (target.by === "role") return words.roles[String(target.what)]?.[form] ?? words.kinds.text[form]
    if (target.by === "testId") return words.kinds.page[form]
    if (target.by === "focused") return words.kinds.focused[form]
    return (
      target.by === "title" || target.by === "altText"
        ? words.kinds.title
        : target.by === "text"
          ? words.kinds.text
          : words.field
    )[form]
  }
  const label = (target: Target): string | RegExp | null =>
    target.by === "role" ? target.name : target.by === "testId" || target.by === "focused" ? null : target.what

  const control = (target: Target, form: 0 | 1 | 2): string => {
    const named = label(target)
    const own = [noun(target, form), ...(named === null ? [] : [quoted(named)])].filter((part) => part !== "").join(" ")
    const text = target.hasText ?? target.has?.what ?? null
    const withText = text === null ? own : words.withText(own, quoted(text))
    // The first of several with one label is simply the one that is seen.
    const picked =
      target.pick === null || (target.pick === "first" && named !== null)
        ? withText
        : words.numbered(withText, target.pick)
    return target.within === null ? picked : words.inside(picked, control(target.within, 0))
  }

  const act = (what: Act, target: Target, voice: number) =>
    `${words.acts[what][voice]} ${control(target, what === "unhover" ? 2 : 1)}`
  const isField = ({ by, what }: Target) =>
    by === "label" || by === "placeholder" || (by === "role" && ["textbox", "spinbutton"].includes(String(what)))

  const describe = (note: Note, voice: Voice): string => {
    const at = voice === "imperative" ? 0 : 1
    switch (note.kind) {
      case "press":
        return act(isField(note.at) ? "into" : note.at.what === "radio" ? "choose" : "press", note.at, at)
      case "pressTwice":
      case "hover":
      case "unhover":
        return act(note.kind, note.at, at)
      case "leave":
        return words.leaves[at]
      case "type": {
        if (note.at.what === "slider") return words.moves(control(note.at, 1), note.text)[at]
        return note.text.trim() === ""
          ? words.clears(control(note.at, 1))[at]
          : words.types(words.quote(note.text), control(note.at, 1))[at]
      }
      case "pick":
        return words.picks(words.quote(note.text), control(note.at, 1))[at]
      case "holds":
        return words.holds(control(note.at, 0), words.quote(note.text))
      case "see":
        return words.sees(control(note.at, 0))
      case "absent":
        return words.misses(control(note.at, 2))
      case "is":
        return words.is[note.what](control(note.at, 0))
      case "address":
        return words.address(note.path)
    }
  }
  return { words, describe }
}
