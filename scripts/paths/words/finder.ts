import type { Target } from "./interactions.ts"
import { rowOfAll } from "./rows.ts"
import { nameOf, roleOf, textOf, visibleText } from "./texts.ts"

/** An element as a person sees it. */
export interface ShownElement {
  /** The visible text, or null if the element is for screen readers only. */
  readonly text: string | null
  readonly name: string
  /** The visible text next to the element that is part of its accessible name, or null if there is none. */
  readonly beside: string | null
  /** The value of a field. Other controls have an empty string. */
  readonly value: string
  /** The title of the dialog that contains the element, or null outside a dialog. */
  readonly dialog: string | null
}

const fields = "input, textarea, select"
/** Roles of parts and figures. An element with such a role has the name that the walk says, and no words of its own. */
const namedRoles =
  "dialog list listitem table row navigation group region article complementary log timer alert status slider progressbar".split(
    " ",
  )
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
  readonly findShown: (target: Target) => ShownElement | null
  readonly rowOf: (target: Target) => string | null
}

/** Finds the elements that a walk queries on a rendered page. */
export const createFinder = (root: Element): Finder => {
  const all = [...root.querySelectorAll("*")]
  const labelOf = (field: Element): Element | null =>
    root.querySelector(`[id="${field.getAttribute("aria-labelledby")?.split(" ")[0] ?? ""}"]`) ??
    root.querySelector(`label[for="${field.id}"]`) ??
    field.closest("label")
  const findByText = (pattern: string | RegExp, exact: boolean) => {
    const found = all.filter((element) => isMatch(pattern, textOf(element), exact))
    return found.filter((element) => !found.some(({ parentElement }) => parentElement === element))
  }
  const findCandidates = ({ query, matcher, name, exact, hasText }: Target): readonly Element[] => {
    if (query === "text") return findByText(matcher, exact)
    if (query === "label") return all.filter((each) => each.matches(fields) && isMatch(matcher, nameOf(each), exact))
    return all.filter(
      (each) =>
        query === "role" &&
        roleOf(each) === matcher &&
        isMatch(name, nameOf(each), exact) &&
        isMatch(hasText, textOf(each)),
    )
  }
  const findAll = (target: Target): readonly Element[] => {
    const container = target.within && find(target.within)
    return findCandidates(target).filter((element) => !container || container.contains(element))
  }
  const find = (target: Target): Element | null => {
    const found = findAll(target)
    if (target.pick === "last") return found.at(-1) ?? null
    if (typeof target.pick === "number") return found[target.pick] ?? null
    return found.find((element) => visibleText(element) !== null) ?? found[0] ?? null
  }
  /**
   * Returns the text of the element's line that is part of its accessible name but not of the element itself, or null
   * without such a text.
   */
  const besideOf = (element: Element, own: string): string | null => {
    const added =
      nameOf(element)
        ?.replace(own, "")
        .replaceAll(/[^\p{L}\d ]/gu, "")
        .trim()
        .toLowerCase() ?? ""
    const texts = [...(element.closest(lines)?.querySelectorAll("*") ?? [])]
      .filter((each) => each.children.length === 0 && !element.contains(each))
      .map(visibleText)
    const isAdded = (text: string) => text.length > 2 && (added.includes(text) || text.includes(added))
    return added === "" ? null : (texts.find((text) => text !== null && isAdded(text.toLowerCase())) ?? null)
  }

  const rowOf = (target: Target): string | null => {
    const element = find(target)
    return element && rowOfAll(element, findAll(target))
  }

  const findShown = (target: Target): ShownElement | null => {
    const element = namedRoles.includes(String(target.matcher)) ? null : find(target)
    if (element === null) return null
    const isField = element.matches(fields)
    const text = visibleText(isField ? labelOf(element) : element)
    return {
      text,
      name: (target.query === "text" ? textOf(element) : nameOf(element)) ?? "",
      value: (isField && element.getAttribute("value")) || "",
      beside: text === null ? null : besideOf(element, text),
      dialog: visibleText(element.closest("dialog, [role=dialog]")?.querySelector("h1, h2")),
    }
  }
  return { findShown, rowOf }
}
