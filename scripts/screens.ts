import { childrenOf, everyNode, isNode, lineOf, type Node, parse, type Source } from "./syntax.ts"

const isCallOf = (names: readonly string[], node: unknown): node is Node =>
  isNode(node) && node.type === "CallExpression" && names.includes(nameOf(node["callee"]))

const nameOf = (node: unknown): string => (isNode(node) && node.type === "Identifier" ? String(node["name"]) : "")

/** `const [open, setOpen] = useState(false)` → "setOpen" */
const setterOf = (node: Node): readonly string[] => {
  if (node.type !== "VariableDeclarator" || !isCallOf(["useState"], node["init"])) return []
  const [, setter] = (node["id"] as { readonly elements?: readonly unknown[] }).elements ?? []
  return [nameOf(setter)].filter(Boolean)
}

const keyOf = (property: Node): string => {
  const key = property["key"]
  return isNode(key) && key.type === "Literal" ? String(key["value"]) : ""
}

/** `style={{ "--share": share }}` and nothing else: what is drawn by a figure has its rules in the style sheet. */
const setsOnlyCustomProperties = (attribute: Node): boolean => {
  const value = attribute["value"]
  const object = isNode(value) ? value["expression"] : null
  if (!isNode(object) || object.type !== "ObjectExpression") return false
  return (object["properties"] as readonly Node[]).every((property) => keyOf(property).startsWith("--"))
}

const isFunction = (node: Node): boolean =>
  ["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"].includes(node.type)

/** What an effect does at once; a function in it runs when the outside, such as an observer, calls it. */
const atOnce = (node: Node): readonly Node[] => [
  node,
  ...childrenOf(node)
    .filter((child) => !isFunction(child))
    .flatMap(atOnce),
]

const bodyOf = (effect: Node): readonly Node[] => {
  const [callback] = effect["arguments"] as readonly Node[]
  return callback !== undefined && isFunction(callback) ? childrenOf(callback).flatMap(atOnce) : []
}

/** What a screen must not do: style an element itself, or decide in an effect. */
export const findScreenProblems = (source: Source): readonly string[] => {
  const nodes = everyNode(parse(source))
  const setters = new Set(nodes.flatMap(setterOf))
  const styles = nodes
    .filter((node) => node.type === "JSXAttribute" && isNode(node["name"]) && node["name"]["name"] === "style")
    .filter((node) => !setsOnlyCustomProperties(node))
    .map(
      (node) => `${lineOf(source, node)} sets a style; only custom properties ("--share") belong here, the rule in CSS`,
    )
  const effects = nodes
    .filter((node) => isCallOf(["useEffect", "useLayoutEffect"], node))
    .filter((node) => bodyOf(node).some((inner) => isCallOf([...setters], inner)))
    .map((node) => `${lineOf(source, node)} sets state in an effect; what follows from what belongs in a machine`)
  return [...styles, ...effects]
}
