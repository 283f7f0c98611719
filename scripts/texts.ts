import { everyNode, isNode, lineOf, type Node, parse, type Source } from "./syntax.ts"

const spoken = new Set(["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label"])
for (const name of ["placeholder", "title"]) spoken.add(name)

const hasWords = (text: unknown): boolean => typeof text === "string" && /\p{L}/u.test(text)

/** What an expression between tags may put on the screen: `a ? "Yes" : "No"`, `a && "Yes"`. */
const shownBy = (node: unknown): readonly Node[] => {
  if (!isNode(node)) return []
  if (node.type === "ConditionalExpression") return [node["consequent"], node["alternate"]].flatMap(shownBy)
  if (node.type === "LogicalExpression") return [node["left"], node["right"]].flatMap(shownBy)
  return [node]
}

const isText = (node: Node): boolean =>
  (node.type === "Literal" && hasWords(node["value"])) ||
  (node.type === "TemplateLiteral" &&
    (node["quasis"] as readonly Node[]).some((part) => hasWords((part["value"] as { readonly raw: string }).raw)))

const textsOf = (node: Node): readonly Node[] => {
  if (node.type === "JSXText") return hasWords(node["value"]) ? [node] : []
  if (node.type === "JSXExpressionContainer") return shownBy(node["expression"]).filter(isText)
  return isText(node) ? [node] : []
}

/** Text in a component, which would be the same in every language. */
export const findTexts = (source: Source): readonly string[] =>
  everyNode(parse(source))
    .flatMap((node) => {
      if (node.type === "JSXElement" || node.type === "JSXFragment") {
        return (node["children"] as readonly Node[]).filter((child) => !child.type.startsWith("JSXElement"))
      }
      const name = node.type === "JSXAttribute" && isNode(node["name"]) ? String(node["name"]["name"]) : ""
      return spoken.has(name) && isNode(node["value"]) ? [node["value"]] : []
    })
    .flatMap(textsOf)
    .map((node) => `${lineOf(source, node)} holds text; it belongs in locales/`)
