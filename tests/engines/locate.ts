/** A text or a part of it, or the source of a regular expression. */
export type Text = { readonly text: string; readonly exact: boolean } | { readonly source: string }

export type Query =
  | { readonly by: "label"; readonly name: Text }
  | { readonly by: "text"; readonly name: Text }
  | { readonly by: "css"; readonly css: string; readonly name?: Text }
  | { readonly by: "nth"; readonly nth: number }

/**
 * Finds the visible elements that match. Each query searches inside the results of the previous query. The function
 * runs in the page, so it contains everything that it needs. Names follow only those rules of accessibility that the
 * site uses.
 */
export const locate = (queries: readonly Query[]): readonly Element[] => {
  const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim()
  const isMatch = (given: string, wanted: Text) => {
    const text = squeezed(given)
    if ("source" in wanted) return new RegExp(wanted.source).test(text)
    const expected = squeezed(wanted.text)
    return wanted.exact ? text === expected : text.toLowerCase().includes(expected.toLowerCase())
  }
  const isHidden = (node: Element) => getComputedStyle(node).display === "none"
  const contentOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element)) return ""
    if (node.getAttribute("aria-hidden") === "true" || isHidden(node)) return ""
    const inline = getComputedStyle(node).display.startsWith("inline")
    const inside = node.getAttribute("aria-label") ?? node.getAttribute("alt") ?? childrenOf(node)
    return inline ? inside : ` ${inside} `
  }
  const childrenOf = (node: Element): string => [...node.childNodes].map(contentOf).join("")
  const labelOf = (element: Element): string | null => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ")
    if (ids) return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ")
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    return element.getAttribute("aria-label") ?? (labels.length > 0 ? labels.map(childrenOf).join(" ") : null)
  }
  const nameOf = (element: Element): string =>
    labelOf(element) ?? element.querySelector(":scope > caption")?.textContent ?? childrenOf(element)
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const matching = (root: ParentNode, query: Query): readonly Element[] => {
    if (query.by === "nth") return []
    if (query.by === "css") {
      const { css, name } = query
      return [...root.querySelectorAll(css)].filter((found) => name === undefined || isMatch(nameOf(found), name))
    }
    const { name } = query
    if (query.by === "label")
      return [...root.querySelectorAll("input,select,textarea,[aria-label],[aria-labelledby]")].filter((found) =>
        isMatch(labelOf(found) ?? "", name),
      )
    const texts = [...root.querySelectorAll("*")].filter((found) => isMatch(childrenOf(found), name))
    return texts.filter((found) => !texts.some((other) => other !== found && found.contains(other)))
  }
  let found: readonly Element[] = [document.documentElement]
  for (const query of queries)
    found =
      query.by === "nth"
        ? found.slice(query.nth).slice(0, 1)
        : [...new Set(found.flatMap((root) => matching(root, query)))].filter(
            (element) => element instanceof HTMLOptionElement || isVisible(element),
          )
  return found
}

export type Locate = typeof locate
