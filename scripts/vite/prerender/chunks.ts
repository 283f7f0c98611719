import { posix } from "node:path"
import { everyNode, isNode, literalOf, parse, type Source } from "#scripts/syntax.ts"
import type { Chunk, Manifest } from "#scripts/weights.ts"

export type Styled = Chunk & { readonly css?: readonly string[] }

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

/** What these chunks cannot run without, each once, and nothing before what it needs. */
export const needed = (manifest: Manifest, keys: readonly string[]): readonly Styled[] => {
  const seen = new Set<string>()
  const visit = (key: string): readonly Styled[] => {
    if (seen.has(key)) return []
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no chunk ${key}.`)
    return [...(chunk.imports ?? []).flatMap(visit), chunk]
  }
  return keys.flatMap(visit)
}
