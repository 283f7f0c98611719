import { readdir, readFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { parseSync } from "vite"
import { root } from "./root.ts"

export type Node = { readonly type: string; readonly start: number; readonly [field: string]: unknown }
export type Source = { readonly path: string; readonly text: string }

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string"

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

/** The node and everything in it, outermost first. */
export const everyNode = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(everyNode)]

export const parse = ({ path, text }: Source): Node => {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return program as unknown as Node
}

export const lineOf = (source: Source, node: Node): string =>
  `${source.path}:${source.text.slice(0, node.start).split("\n").length}`

export const readSources = async (folder: string): Promise<readonly Source[]> => {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes("node_modules"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  return Promise.all(paths.toSorted().map(async (path) => ({ path, text: await readFile(join(root, path), "utf8") })))
}

/** What reaches a customer: not the tests, the stories, nor what they are made of. */
export const isShipped = (path: string): boolean =>
  !/\.(test|stories|walk|model|d)\.tsx?$|\/walk\.tsx?$|\/(generated|ui\/story|machines\/kit|fixtures)\//.test(path)
