import { parse, type HTMLElement } from "node-html-parser"
import { keyOf, type Target } from "./notes.ts"
import { finder, type Shown } from "./shown.ts"

/** Made once for each key. */
export const cached = <Value>(values: Map<string, Value>, key: string, make: () => Value): Value => {
  if (!values.has(key)) values.set(key, make())
  return values.get(key)!
}

const textOf = (element: HTMLElement | null | undefined): string | null =>
  element?.structuredText.replaceAll(/\s+/g, " ").trim() || null

/** The element that VisuallyHidden renders, for screen readers only. */
const hidden = "span[class*=hidden]"

const textWithout = (selector: string) => (element: HTMLElement | null | undefined) => {
  const copy = parse(element?.toString() ?? "")
  for (const each of copy.querySelectorAll(selector)) each.remove()
  return textOf(copy)
}
const visibleText = textWithout(hidden)

/** Texts that are read together: the visible ones of the elements that contain no other element. */
const linesOf = (root: HTMLElement): readonly string[] =>
  root.children.flatMap((each) => {
    if (each.tagName === "SPAN" && each.classNames.includes("hidden")) return []
    return each.children.length > 0 ? linesOf(each) : (textOf(each) ?? [])
  })

/** The words of the first element with this role, without its controls. */
const textWithRole = (root: HTMLElement, role: string): string | null => {
  if (!["alert", "status", "heading", "dialog", "timer"].includes(role)) return null
  const tag = role === "heading" || role === "dialog" ? `${role === "dialog" ? "dialog " : ""}h1, h2` : `[role=${role}]`
  const copy = parse(root.querySelector(tag)?.toString() ?? "")
  for (const control of copy.querySelectorAll("button, summary, a")) control.remove()
  return visibleText(copy)
}

const namesIn = (part: HTMLElement): readonly string[] =>
  part
    .querySelectorAll("a, button, input, label, select, summary, textarea")
    .flatMap((each) => [textOf(each), each.getAttribute("aria-label")].filter((name) => name != null))

/** Removes the content of closed details, which is not visible. By the words of their summary, the names of the controls in them. */
const takeClosed = (root: HTMLElement): ReadonlyMap<string, readonly string[]> => {
  const closed = new Map<string, readonly string[]>()
  for (const content of root.querySelectorAll("details:not([open]) > :not(summary)")) {
    closed.set(textOf(content.parentNode?.querySelector("summary")) ?? "", namesIn(content))
    content.remove()
  }
  return closed
}

/** The words and controls that a person finds on a rendered page. */
export const screenOf = (root: HTMLElement) => {
  const closed = takeClosed(root)
  const controls = namesIn(root)
  const text = textOf(root)
  const { shown, rowOf } = finder(root, textOf, visibleText, textWithout("[aria-hidden=true]"))
  const found = new Map<string, Shown | null>()
  const rows = new Map<string, string | null>()
  let lines: readonly string[] | undefined
  let seenText: string | undefined
  const labels = root.querySelectorAll("[aria-label]").map((each) => each.getAttribute("aria-label")!)
  return {
    /** The text of a control without a label, such as an error message. */
    textOf: (role: string) => textWithRole(root, role),
    /** The words of the choice with this value in a list. */
    choiceOf: (value: string) =>
      textOf(root.querySelectorAll("option").find((each) => each.getAttribute("value") === value)),
    /** The text of the slider's value at its place. */
    sliderText: () => root.querySelector("input[type=range]")?.getAttribute("aria-valuetext") ?? null,
    /** The details that a person opens first to find a control of this name; null where it is in sight. */
    summaryOver: (name: string) =>
      controls.some((each) => each.includes(name))
        ? null
        : ([...closed].find(([, names]) => names.some((each) => each.includes(name)))?.[0] ?? null),
    /** The look of this control or text; null where it is not rendered. */
    shown: (target: Target) => cached(found, keyOf(target), () => shown(target)),
    /** A text of the row of this control or entry that no other of the same kind has in its own. */
    rowOf: (target: Target) => cached(rows, keyOf(target), () => rowOf(target)),
    /** Lines that are read together, from the first to the last. */
    lines: () => (lines ??= linesOf(root)),
    // Samples are pictures of other screens.
    get visibleText(): string {
      return (seenText ??= textWithout(`${hidden}, [data-sample]`)(root) ?? "")
    },
    has: (words: string) => (text?.includes(words) ?? false) || labels.some((label) => label.includes(words)),
  }
}
export type Screen = ReturnType<typeof screenOf>

/** A screen of which nothing is known. */
export const blank = screenOf(parse(""))
