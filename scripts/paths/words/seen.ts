import { createFinder, type ShownElement } from "./finder.ts"
import { keyOf, type Target } from "./interactions.ts"
import { hidden, parseHtml, textOf, textWithout } from "./texts.ts"

/** Returns the value of a key, and creates it on the first use of the key. */
export const getOrCreate = <Value>(values: Map<string, Value>, key: string, make: () => Value): Value => {
  if (!values.has(key)) values.set(key, make())
  return values.get(key)!
}

/** Returns the texts that are read as one line each: the visible texts of the innermost elements. */
const linesOf = (root: Element): readonly string[] =>
  [...root.children].flatMap((each) => {
    if (each.matches(hidden)) return []
    return each.children.length > 0 ? linesOf(each) : (textOf(each) ?? [])
  })

/** Returns the text of the first element with this role, without its controls. */
const textWithRole = (root: Element, role: string): string | null => {
  if (!["alert", "status", "heading", "dialog", "timer"].includes(role)) return null
  const tag = role === "heading" || role === "dialog" ? `${role === "dialog" ? "dialog " : ""}h1, h2` : `[role=${role}]`
  return textWithout(root.querySelector(tag), `${hidden}, button, summary, a`)
}

const namesIn = (part: Element): readonly string[] =>
  [...part.querySelectorAll("a, button, input, label, select, summary, textarea")].flatMap((each) =>
    [textOf(each), each.getAttribute("aria-label")].filter((name) => name != null),
  )

/** Removes the invisible content of closed `details` elements. Returns the names of the controls in it, by the text of the summary. */
const takeClosed = (root: Element): ReadonlyMap<string, readonly string[]> => {
  const closed = new Map<string, readonly string[]>()
  for (const content of root.querySelectorAll("details:not([open]) > :not(summary)")) {
    closed.set(textOf(content.parentElement?.querySelector("summary")) ?? "", namesIn(content))
    content.remove()
  }
  return closed
}

/** Finds the words and controls of a rendered page as a person sees them. */
export const screenOf = (root: Element) => {
  const closed = takeClosed(root)
  const controls = namesIn(root)
  const text = textOf(root)
  const { findShown, rowOf } = createFinder(root)
  const found = new Map<string, ShownElement | null>()
  const rows = new Map<string, string | null>()
  let lines: readonly string[] | undefined
  let seenText: string | undefined
  const labels = [...root.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label")!)
  return {
    /** Returns the text of an element without a label, such as an error message. */
    textOf: (role: string) => textWithRole(root, role),
    /** Returns the text of the option with this value. */
    choiceOf: (value: string) =>
      textOf([...root.querySelectorAll("option")].find((each) => each.getAttribute("value") === value)),
    /** Returns the text of the slider's current value. */
    sliderText: () => root.querySelector("input[type=range]")?.getAttribute("aria-valuetext") ?? null,
    /**
     * Returns the summary of the `details` element that a person opens first to find a control with this name. Returns
     * null if the control is visible.
     */
    summaryOver: (name: string) =>
      controls.some((each) => each.includes(name))
        ? null
        : ([...closed].find(([, names]) => names.some((each) => each.includes(name)))?.[0] ?? null),
    /** Returns the text and name of this control or text, or null if it is not rendered. */
    findShown: (target: Target) => getOrCreate(found, keyOf(target), () => findShown(target)),
    /** Returns a text in the row of this control or entry that no other row has. */
    rowOf: (target: Target) => getOrCreate(rows, keyOf(target), () => rowOf(target)),
    lines: () => (lines ??= linesOf(root)),
    // The visible text excludes samples, because they show other screens.
    get visibleText(): string {
      return (seenText ??= textWithout(root, `${hidden}, [data-sample]`) ?? "")
    },
    has: (words: string) => (text?.includes(words) ?? false) || labels.some((label) => label.includes(words)),
  }
}
export type Screen = ReturnType<typeof screenOf>

export const blank = screenOf(parseHtml(""))
