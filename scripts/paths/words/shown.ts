import type { HTMLElement } from "node-html-parser"
import type { Target } from "./notes.ts"
import { isInside, rowOfAll } from "./rows.ts"

/** An element as a person sees it. */
export interface Shown {
  /** The visible text, or null if the element is for screen readers only. */
  readonly text: string | null
  readonly name: string
  /** The visible text next to the element that is part of its accessible name. */
  readonly beside: string | null
  /** The value of a field. Other controls have an empty text. */
  readonly value: string
  /** The title of the dialog that contains the element. */
  readonly dialog: string | null
}

type Read = (element: HTMLElement | null | undefined) => string | null

const fields = "input, textarea, select"
const byRole: Readonly<Record<string, string>> = {
  button: "button, summary",
  link: "a",
  heading: "h1, h2, h3, h4, h5, h6",
  img: "img",
  textbox: fields,
  spinbutton: fields,
  combobox: fields,
  radio: "input[type=radio]",
  checkbox: "input[type=checkbox]",
  switch: "input[type=checkbox]",
  cell: "td",
  dialog: "dialog",
  list: "ul, ol",
  listitem: "li",
  table: "table",
  row: "tr",
  navigation: "nav",
  group: "fieldset",
  region: "section",
  article: "article",
  complementary: "aside",
}
const named =
  "dialog list listitem table row navigation group region article complementary log timer alert status".split(" ")
/** Elements that surround the label of a row, an entry or a line of figures. */
const lines = "li, article, tr, dl > div, fieldset, section, form"

const isMatch = (pattern: string | RegExp | null, text: string | null, exact = false): boolean =>
  pattern === null ||
  (text !== null &&
    (typeof pattern !== "string"
      ? new RegExp(pattern).test(text)
      : exact
        ? text === pattern
        : text.toLowerCase().includes(pattern.toLowerCase())))

/** Finds the visible form of an element, and a text that only its row has. */
interface Finder {
  readonly shown: (target: Target) => Shown | null
  readonly rowOf: (target: Target) => string | null
}

/** Finds the elements that a walk queries on a rendered page. */
export const finder = (root: HTMLElement, textOf: Read, visibleText: Read, spokenText: Read): Finder => {
  const byId = (id: string | undefined) => (id ? root.querySelector(`[id="${id}"]`) : null)
  const labelOf = (element: HTMLElement): HTMLElement | null =>
    byId(element.getAttribute("aria-labelledby")?.split(" ")[0]) ??
    root.querySelector(`label[for="${element.getAttribute("id") ?? ""}"]`) ??
    (element.closest("label") as HTMLElement | null)
  const isField = (element: HTMLElement) => /^(?:input|textarea|select)$/i.test(element.tagName)
  const nameOf = (element: HTMLElement): string | null =>
    element.getAttribute("aria-label") ??
    (isField(element) || element.hasAttribute("aria-labelledby")
      ? textOf(labelOf(element))
      : (element.getAttribute("alt") ?? spokenText(element)))

  const all = root.querySelectorAll("*")
  const smallest = (pattern: string | RegExp, exact: boolean) => {
    const found = all.filter((element) => isMatch(pattern, textOf(element), exact))
    return found.filter((element) => !found.some(({ parentNode }) => parentNode === element))
  }
  const candidates = (target: Target): readonly HTMLElement[] => {
    if (target.by === "text") return smallest(target.what, target.exact)
    const role = String(target.what)
    const selector = target.by === "label" ? fields : `${byRole[role] ?? role}, [role=${role}]`
    const pattern = target.by === "label" ? target.what : target.name
    if (target.by !== "label" && target.by !== "role") return []
    return root
      .querySelectorAll(selector)
      .filter((element) => isMatch(pattern, nameOf(element), target.exact) && isMatch(target.hasText, textOf(element)))
  }
  const foundBy = (target: Target): readonly HTMLElement[] => {
    const container = target.within && find(target.within)
    return candidates(target).filter((element) => !container || isInside(element, container))
  }
  const find = (target: Target): HTMLElement | null => {
    const found = foundBy(target)
    if (target.pick === "last") return found.at(-1) ?? null
    if (typeof target.pick === "number") return found[target.pick] ?? null
    return found.find((element) => visibleText(element) !== null) ?? found[0] ?? null
  }
  /** Returns the text of the element's line that is part of its accessible name but not of the element itself. */
  const besideOf = (element: HTMLElement, own: string): string | null => {
    const added =
      nameOf(element)
        ?.replace(own, "")
        .replaceAll(/[^\p{L}\d ]/gu, "")
        .trim()
        .toLowerCase() ?? ""
    const line = element.closest(lines) as HTMLElement | null
    const texts = (line?.querySelectorAll("*") ?? [])
      .filter((each) => each.children.length === 0 && !isInside(each, element))
      .map(visibleText)
    const isAdded = (text: string) => text.length > 2 && (added.includes(text) || text.includes(added))
    return added === "" ? null : (texts.find((text) => text !== null && isAdded(text.toLowerCase())) ?? null)
  }

  const rowOf = (target: Target): string | null => {
    const element = find(target)
    return element && rowOfAll(element, foundBy(target), visibleText)
  }

  const shown = (target: Target): Shown | null => {
    const element = named.includes(String(target.what)) ? null : find(target)
    if (element === null) return null
    const text = visibleText(isField(element) ? labelOf(element) : element)
    return {
      text,
      name: nameOf(element) ?? "",
      value: isField(element) ? (element.getAttribute("value") ?? "") : "",
      beside: text === null ? null : besideOf(element, text),
      dialog: visibleText((element.closest("dialog, [role=dialog]") as HTMLElement | null)?.querySelector("h1, h2")),
    }
  }
  return { shown, rowOf }
}
