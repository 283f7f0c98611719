import type { Locale } from "#domain/shared/currency.ts"
import type { RecordedInteraction, Target } from "./interactions.ts"
import { patternTexts } from "./patterns.ts"
import { blank, type Screen } from "./seen.ts"
import { isRole, translateTo } from "./translate.ts"

/** Kinds of controls that a walk finds by something other than their role. */
const kinds: Partial<Record<Target["query"], string>> = { label: "field", title: "tooltip" }

const labelOf = (target: Target): string | RegExp | null =>
  target.query === "role" ? target.name : target.query === "testId" ? null : target.matcher

const parts = ["table", "list", "region", "navigation", "group", "article", "complementary", "log", "timer"]
const longText = 160

/** The use of a control in a sentence: seen or used (""), missing, or a field to type into. */
type Form = "" | "missing" | "into"

/**
 * Writes sentences about a screen. `after` is the screen to which the action leads, or a screen that has an element
 * missing from this one.
 */
export const createSentenceWriter = (locale: Locale, screen: Screen = blank, after: Screen = blank) => {
  const t = translateTo(locale)
  const quote = (text: string) => t("quote", { text })
  const mark = quote("")[0]!
  /** Quotes the alternatives of a label: those that are on the screen, or all of them if none is or nothing is rendered. */
  const quoted = (label: string | RegExp, isThere: boolean): string => {
    const texts = patternTexts(label, locale)
    const there = isThere ? texts.filter((text) => text.split("…").every((part) => screen.has(part))) : []
    const shown = there.filter((text) => !there.some((longer) => longer !== text && longer.includes(text)))
    return (shown.length > 0 ? shown : texts).map(quote).join(t(isThere ? "or" : "nor"))
  }

  /** Returns the visible text of an element whose accessible name differs from it, and the text next to it. */
  const readable = (label: string | RegExp, target: Target, from: Screen) => {
    const found = from.findShown(target)
    if (found === null || target.matcher === "img") return null
    const { text, name, beside } = found
    if (text === null)
      return target.query === "text" || name === "" || from !== screen
        ? null
        : { words: quote(name), beside: null, isUnseen: true }
    if (patternTexts(label, locale).some((part) => text.includes(part))) return null
    const isPart = typeof label !== "string" && text.length > longText
    const words = quote((isPart && new RegExp(label).exec(text)?.[0]) || text)
    return { words, beside: target.query === "role" ? beside : null, isUnseen: false }
  }

  /** Returns true if the name belongs to a page part that only a screen reader announces. */
  const isUnseenPart = (role: string, label: string | RegExp): boolean =>
    parts.includes(role) &&
    screen.visibleText !== "" &&
    !patternTexts(label, locale).some((text) => text.split("…").every((part) => screen.visibleText.includes(part)))

  /** Names an element by its words and kind, such as `"Sign in" (button)`. An element without words has only its kind. */
  const ownOf = (target: Target, label: string | RegExp | null, role: string, form: Form): string => {
    const kind = isRole(role) ? t(`roles.${role}`, { context: form }) : ""
    if (label === null) return kind || t("roles.region", { context: form })
    const isThere = form !== "missing"
    const { words, beside, isUnseen } = readable(label, target, isThere ? screen : after) ?? {
      words: quoted(label, isThere),
      beside: null,
      isUnseen: isThere && isUnseenPart(role, label),
    }
    const context = form === "into" && /^(?:field|textbox|spinbutton|combobox)$/.test(role) ? "into" : ""
    const plain = isRole(role) && context === "" ? t(`roles.${role}`) : kind
    if (isUnseen) return t(["button", "link", "radio"].includes(role) ? "symbol" : "unseen", { words, kind: plain })
    const own = kind === "" ? words : t("control", { words, kind: plain, context })
    return beside === null ? own : t("beside", { control: own, text: quote(beside) })
  }

  /** Returns the text of a button or link that a walk finds only by its position. */
  const seenText = (target: Target) => {
    const found = target.matcher === "button" || target.matcher === "link" ? screen.findShown(target) : null
    return found === null ? null : (found.text ?? found.name)
  }

  const control = (target: Target, form: Form = ""): string => {
    const role = target.query === "role" ? String(target.matcher) : (kinds[target.query] ?? "")
    const label = labelOf(target) ?? target.hasText ?? target.has?.matcher ?? screen.textOf(role) ?? seenText(target)
    const own = ownOf(target, label, role, form)
    const isLast = form !== "missing" && target.pick === "last" && target.within === null
    const dialog = isLast ? screen.findShown(target)?.dialog : null
    if (dialog != null)
      return t("inside", {
        control: own,
        container: t("control", { words: quote(dialog), kind: t("roles.dialog") }),
      })
    // The first of several controls with the same label needs no distinction, because a person sees it first. The row of every other
    // control names it, or its number if the row has no words.
    const isOther = target.pick !== null && (target.pick !== "first" || label === null)
    const row = isOther ? screen.rowOf(target) : null
    const kind = isRole(role) ? t(`roles.${role}`) : ""
    const picked = !isOther
      ? own
      : row !== null
        ? label === null
          ? t("control", { words: quote(row), kind })
          : t("beside", { control: own, text: quote(row) })
        : t("numbered", {
            control: own,
            place: target.pick === "first" ? 1 : Number(target.pick) + 1,
            context: target.pick === "last" ? "last" : "",
          })
    if (target.within === null) return picked
    const container = control(target.within, form === "missing" ? form : "")
    // A container without words does not help to find the control, so it is left out.
    const bare = [t("roles.region"), t("roles.navigation")]
    if (form !== "missing" && label !== null && bare.includes(container)) return picked
    const isItself = container.startsWith(`${picked} (`) || container.includes(` → ${picked} (`)
    return isItself ? container : t("inside", { control: picked, container })
  }

  /**
   * Returns the summary of the closed `details` element that contains this control, or null if the control is visible.
   */
  const summaryOf = (target: Target): string | null => {
    const label = labelOf(target)
    return label === null ? null : (patternTexts(label, locale).map(screen.summaryOver).find(Boolean) ?? null)
  }

  /** Inserts a control into a sentence. A control without its own words follows a colon. */
  const withControl = (key: Parameters<typeof t>[0], target: Target, form: Form = ""): string => {
    const words = control(target, form)
    return t(key, { control: words, context: words.startsWith(mark) ? "" : "unnamed" })
  }

  const describe = (interaction: RecordedInteraction, isFilled = false): string => {
    switch (interaction.kind) {
      case "press":
        return withControl(interaction.target.matcher === "radio" ? "choose" : "press", interaction.target)
      case "pressTwice":
      case "pressDown":
      case "hover":
        return withControl(interaction.kind, interaction.target)
      case "unhover":
      case "leave":
        return t(interaction.kind)
      case "type":
        if (interaction.target.matcher === "slider")
          return t("move", {
            control: control(interaction.target),
            text: quote(after.sliderText() ?? interaction.text),
          })
        return interaction.text.trim() === ""
          ? withControl("clear", interaction.target)
          : t(isFilled ? "retype" : "type", {
              control: control(interaction.target, "into"),
              text: quote(interaction.text),
            })
      case "pick":
        return t("pick", {
          control: control(interaction.target, "into"),
          text: quote(screen.choiceOf(interaction.text) ?? interaction.text),
        })
      case "holds":
        return t(interaction.text === "" ? "empty" : "holds", {
          control: control(interaction.target),
          text: quote(screen.choiceOf(interaction.text) ?? interaction.text),
        })
      case "see":
        if (interaction.target.matcher === "img")
          return t("picture", { text: quote(screen.findShown(interaction.target)?.name ?? "") })
        return withControl(
          interaction.target.query === "text" && screen.findShown(interaction.target)?.text === null
            ? "placeholder"
            : "see",
          interaction.target,
        )
      case "absent":
        return withControl("absent", interaction.target, "missing")
      case "is":
        return withControl(interaction.state, interaction.target)
      case "address":
        return t("address", { path: interaction.path })
    }
  }
  return { t, describe, control, summaryOf }
}
