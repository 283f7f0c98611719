import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { inRoot, root } from "./root.ts"

export type Source = { readonly path: string; readonly text: string }

/** Reads the files that match glob patterns, in the order of their paths. */
export const readFiles = (patterns: readonly string[]): Promise<readonly Source[]> => {
  const paths = globSync(patterns, { cwd: root, exclude: ["**/node_modules/**"] }).toSorted()
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(inRoot(path), "utf8") })))
}

export const readSources = (folder: string): Promise<readonly Source[]> => readFiles([`${folder}/**/*.{ts,tsx}`])

/** Returns true if a customer receives the file. Tests, stories and their parts stay with developers. */
export const isShipped = (path: string): boolean =>
  !/\.(test|stories|walk|model|d)\.tsx?$|\/walk\.tsx?$|\/(generated|ui\/story|machines\/kit|fixtures)\//.test(path)
