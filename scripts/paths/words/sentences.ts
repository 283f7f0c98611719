import type { Locale } from "#domain/shared/currency.ts"
import type { Note, Target } from "./notes.ts"
import { patternTexts } from "./patterns.ts"
import { templates } from "./templates.ts"

/** Kinds of controls that are found by something other than their role. */
const kinds: Partial<Record<Target["by"], string>> = { label: "field", title: "tooltip" }

const labelOf = (target: Target): string | RegExp | null =>
  target.by === "role" ? target.name : target.by === "testId" || target.by === "focused" ? null : target.what

/** What a person sees of an element. */
export interface Shown {
  readonly text: string | null
  /** Its accessible name. */
  readonly name: string
  /** What stands beside it and is part of its name. */
  readonly beside: string | null
  /** The title of the dialog that it is in. */
  readonly dialog: string | null
}

const longText = 160

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
  /** How this control or text looks; null where it is not rendered. */
  readonly shown: (target: Target) => Shown | null
  readonly visibleText: string
  readonly has: (text: string) => boolean
  /** It is there for screen readers only. */
  readonly isHidden: (text: string) => boolean
}
export const blank: Screen = {
  textOf: () => null,
  choiceOf: () => null,
  sliderText: () => null,
  summaryOver: () => null,
  shown: () => null,
  visibleText: "",
  has: () => false,
  isHidden: () => false,
}

/** `after`: the screen that a doing leads to, or one that has what is missing here. */
export const sentences = (locale: Locale, screen: Screen = blank, after: Screen = blank) => {
  const words = templates[locale]
  /** Of the alternatives, those on the screen; all of them where none is or nothing is rendered. */
  const quoted = (label: string | RegExp, isThere: boolean): string => {
    const texts = patternTexts(label, locale)
    const there = isThere ? texts.filter((text) => text.split("…").every((part) => screen.has(part))) : []
    const shown = there.filter((text) => !there.some((longer) => longer !== text && longer.includes(text)))
    return (shown.length > 0 ? shown : texts).map(words.quote).join(isThere ? words.or : words.nor)
  }

  /** What a person reads of it, and beside what it stands if that alone is not what it is called. */
  const readable = (label: string | RegExp, target: Target, kind: string, from: Screen): string | null => {
    const found = from.shown(target)
    if (found?.text == null || target.what === "img") return null
    const { text, beside } = found
    const parts = patternTexts(label, locale).filter((part) => text.includes(part))
    if (parts.length > 0) return null
    const isPart = typeof label !== "string" && text.length > longText
    const own = [words.quote((isPart && new RegExp(label).exec(text)?.[0]) || text), kind].filter(Boolean).join(" ")
    return target.by === "role" && beside !== null ? words.beside(own, words.quote(beside)) : own
  }

  const control = (target: Target, isThere = true): string => {
    if (target.by === "focused") return words.focused
    const role = target.by === "role" ? String(target.what) : (kinds[target.by] ?? "")
    const shown = labelOf(target) ?? target.hasText ?? target.has?.what ?? screen.textOf(role)
    const kind = words.roles[role] ?? ""
    const own =
      shown === null
        ? (target.pick === null ? words.unnamed : String)(kind || words.roles["region"]!)
        : readable(shown, target, kind && `(${kind})`, isThere ? screen : after) ||
          [quoted(shown, isThere), kind && `(${kind})`].filter(Boolean).join(" ")
    const dialog = isThere && target.pick === "last" && target.within === null ? screen.shown(target)?.dialog : null
    if (dialog != null) return words.inside(own, `${words.quote(dialog)} (${words.roles["dialog"]})`)
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
    return label === null ? null : (patternTexts(label, locale).map(screen.summaryOver).find(Boolean) ?? null)
  }

  const isHidden = (target: Target): boolean => {
    const label = labelOf(target)
    return target.by === "text" && label !== null && patternTexts(label, locale).some(screen.isHidden)
  }

  const describe = (note: Note, isFilled = false): string => {
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
          : words[isFilled ? "retype" : "type"](words.quote(note.text), control(note.at))
      case "pick":
        return words.pick(words.quote(screen.choiceOf(note.text) ?? note.text), control(note.at))
      case "holds":
        return note.text === ""
          ? words.empty(control(note.at))
          : words.contains(control(note.at), words.quote(screen.choiceOf(note.text) ?? note.text))
      case "see":
        return note.at.what === "img"
          ? words.seesPicture(words.quote(screen.shown(note.at)?.name ?? ""))
          : isHidden(note.at)
            ? words.seesPlaceholder(control(note.at))
            : words.sees(control(note.at))
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

/** In the largest unit that fits without a fraction, else in seconds, rounded up. Russian in the accusative, as an object of “wait”. */
export const durationIn = (locale: Locale, milliseconds: number): string => {
  const [unit, size] = units.find((each) => milliseconds >= each[1] && milliseconds % each[1] === 0) ?? units[2]
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" })
    .format(Math.ceil(milliseconds / size))
    .replace(/(минут|секунд)а$/, "$1у")
}
