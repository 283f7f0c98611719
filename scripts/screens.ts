import { everyNode, isNode, lineOf, type Node, parse, type Source } from "./syntax.ts"

const keyOf = ({ key }: Node): string => (isNode(key) && key.type === "Literal" ? String(key["value"]) : "")

/** `style={{ "--share": share }}` and nothing else: what is drawn by a figure has its rules in the style sheet. */
const setsOnlyCustomProperties = ({ value }: Node): boolean => {
  const object = isNode(value) ? value["expression"] : null
  if (!isNode(object) || object.type !== "ObjectExpression") return false
  return (object["properties"] as readonly Node[]).every((property) => keyOf(property).startsWith("--"))
}

/** Elements that a screen styles itself. */
export const findStyles = (source: Source): readonly string[] =>
  everyNode(parse(source))
    .filter((node) => node.type === "JSXAttribute" && isNode(node["name"]) && node["name"]["name"] === "style")
    .filter((node) => !setsOnlyCustomProperties(node))
    .map(
      (node) => `${lineOf(source, node)} sets a style; only custom properties ("--share") belong here, the rule in CSS`,
    )
