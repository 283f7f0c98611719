import { posix } from "node:path"
import { everyNode, isNode, literalOf, parse, type Source } from "#scripts/syntax.ts"

/** The composition file of each route: `signIn: () => import("./sign-in.tsx")`. */
export const compositionsIn = (routes: Source): ReadonlyMap<string, string> => {
  const found = everyNode(parse(routes)).flatMap((node) => {
    if (node.type !== "Property" || !isNode(node["key"]) || !isNode(node["value"])) return []
    const loaded = everyNode(node["value"])
      .filter(({ type }) => type === "ImportExpression")
      .map(({ source }) => literalOf(source))
    const [path] = loaded
    // More than one import: the table itself.
    return loaded.length === 1 && path !== undefined
      ? [[String(node["key"]["name"]), posix.join(posix.dirname(routes.path), path)] as const]
      : []
  })
  return new Map(found)
}
