import type { Locale } from "#domain/shared/currency.ts"
import type { Note, Target } from "./notes.ts"
import { templates } from "./templates.ts"

/** "^(?:Yes|No)$" → "^Yes$", "^No$" */
const alternativesOf = (source: string): readonly string[] => {
  const [, before, inside, after] = /^(\^?)\((?:\?:)?(.*)\)(\$?)$/.exec(source) ?? ["", "", source, ""]
  return inside!.split(/(?<!\\)\|/).map((part) => `${before}${part}${after}`)
}

/** The alternatives of a pattern as a person sees them; an open end is "…". */
const textsOf = (label: string | RegExp, locale: Locale): readonly string[] =>
  typeof label === "string"
    ? [label]
    : alternativesOf(label.source).map(
        (part) =>
          part
            .replace(/^\^/, "")
            .replace(/(?<!\\)\$$/, "")
            .replaceAll(/\\s\?(?=%)/g, locale === "ru-RU" ? " " : "")
            .replaceAll(/\\s[?*+]?/g, " ")
            .replaceAll(/(?<!\\)\.(?:[*+]|\{[\d,]+\})\??/g, "…")
            .replaceAll(/\\d(?:[*+]|\{[\d,]+\})?(\.(?=\p{L}))?/gu, (_, space?: string) => (space ? "… " : "…"))
            // Any character between the digits of a number is its locale's separator.
            .replaceAll(/(?<=\d)(?<!\\)\.(?=\d{3})/g, locale === "ru-RU" ? " " : ",")
            .replaceAll("[.,]", locale === "ru-RU" ? "," : ".")
            .replaceAll(/\[,(?: |\\s)\]/g, locale === "ru-RU" ? " " : ",")
            .replaceAll(/\\(.)/g, "$1") + (part.startsWith("^") && !/(?<!\\)\$$/.test(part) ? "…" : ""),
      )

/** Kinds of controls that are found by something other than their role. */
const kinds: Partial<Record<Target["by"], string>> = { label: "field", title: "tooltip" }

const labelOf = (target: Target): string | RegExp | null =>
  target.by === "role" ? target.name : target.by === "testId" || target.by === "focused" ? null : target.what

/** The rendered screen at this moment. */
export interface Screen {
  /** The text of a control without a label, such as an error message. */
  readonly textOf: (role: string) => string | null
  /** The words of the choice with this value in a list. */
  readonly choiceOf: (value: string) => string | null
  /** What the slider stands for at its place. */
  readonly sliderText: () => string | null
  /** What a person opens first to find a control of this name; null where it is in sight. */
  readonly summaryOver: (name: string) => string | null
  readonly visibleText: string
  readonly has: (text: string) => boolean
  /** It is there for screen readers only. */
  readonly isHidden: (text: string) => boolean
}
const blank: Screen = {
  textOf: () => null,
  choiceOf: () => null,
  sliderText: () => null,
  summaryOver: () => null,
  visibleText: "",
  has: () => false,
  isHidden: () => false,
}

/** `after`: the screen that a doing leads to. */
export const sentences = (locale: Locale, screen: Screen = blank, after: Screen = blank) => {
  const words = templates[locale]
  /** Of the alternatives, those on the screen; all of them where none is or nothing is rendered. */
  const quoted = (label: string | RegExp, isThere: boolean): string => {
    const texts = textsOf(label, locale)
    const there = isThere ? texts.filter((text) => text.split("…").every((part) => screen.has(part))) : []
    const shown = there.filter((text) => !there.some((longer) => longer !== text && longer.includes(text)))
    return (shown.length > 0 ? shown : texts).map(words.quote).join(isThere ? words.or : words.nor)
  }

  const control = (target: Target, isThere = true): string => {
    if (target.by === "focused") return words.focused
    const role = target.by === "role" ? String(target.what) : (kinds[target.by] ?? "")
    const shown = labelOf(target) ?? target.hasText ?? target.has?.what ?? screen.textOf(role)
    const kind = words.roles[role] ?? ""
    const own =
      shown === null
        ? (target.pick === null ? words.unnamed : String)(kind || words.roles["region"]!)
        : [quoted(shown, isThere), kind && `(${kind})`].filter(Boolean).join(" ")
    // The first of several with one label is simply the one that is seen.
    const picked =
      target.pick === null || (target.pick === "first" && shown !== null)
        ? own
        : words.numbered(own, target.pick === "last" ? "last" : target.pick === "first" ? 1 : target.pick + 1)
    if (target.within === null) return picked
    const container = control(target.within)
    return container.startsWith(`${picked} (`) ? container : words.inside(picked, container)
  }

  /** The closed details that this control is in. */
  const summaryOf = (target: Target): string | null => {
    const label = labelOf(target)
    return label === null ? null : (textsOf(label, locale).map(screen.summaryOver).find(Boolean) ?? null)
  }

  const isHidden = (target: Target): boolean => {
    const label = labelOf(target)
    return target.by === "text" && label !== null && textsOf(label, locale).some(screen.isHidden)
  }

  const describe = (note: Note): string => {
    switch (note.kind) {
      case "press":
        return (note.at.what === "radio" ? words.choose : words.press)(control(note.at))
      case "pressTwice":
      case "pressDown":
      case "hover":
        return words[note.kind](control(note.at))
      case "unhover":
      case "leave":
        return words[note.kind]
      case "type":
        if (note.at.what === "slider") return words.move(control(note.at), words.quote(after.sliderText() ?? note.text))
        return note.text.trim() === ""
          ? words.clear(control(note.at))
          : words.type(words.quote(note.text), control(note.at))
      case "pick":
        return words.pick(words.quote(screen.choiceOf(note.text) ?? note.text), control(note.at))
      case "holds":
        return note.text === ""
          ? words.empty(control(note.at))
          : words.contains(control(note.at), words.quote(note.text))
      case "see":
        return isHidden(note.at) ? words.seesPlaceholder(control(note.at)) : words.sees(control(note.at))
      case "absent":
        return words.misses(control(note.at, false))
      case "is":
        return words.is[note.what](control(note.at))
      case "address":
        return words.address(note.path)
    }
  }
  return { words, describe, control, summaryOf }
}

const units = [
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const

/** In the largest unit that fits without a fraction, else in seconds. Russian in the accusative, as an object of “wait”. */
export const durationIn = (locale: Locale, milliseconds: number): string => {
  const [unit, size] = units.find((each) => milliseconds >= each[1] && milliseconds % each[1] === 0) ?? units[2]
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" })
    .format(milliseconds / size)
    .replace(/(минут|секунд)а$/, "$1у")
}
