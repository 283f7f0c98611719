import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { dirname } from "node:path"
import { inRoot, root } from "./root.ts"
import { isShipped } from "./syntax.ts"

const layers = ["domain", "machines", "ui", "adapters", "main", "start"] as const

export interface LayerCount {
  readonly layer: string
  readonly files: number
  readonly lines: number
  readonly folders: number
  /** Folders with one such file of their own. */
  readonly foldersForOne: number
  /** Files under 20 lines. */
  readonly small: number
  /** Imports that begin with "../". */
  readonly upward: number
}

const linesOf = (text: string): number => text.split("\n").length - 1

const countLayer = async (layer: string): Promise<LayerCount> => {
  const files = globSync(`src/${layer}/**/*.{ts,tsx}`, { cwd: root }).filter(isShipped)
  const texts = await Promise.all(files.map((file) => readFile(inRoot(file), "utf8")))
  const folders = Map.groupBy(files, (file) => dirname(file))
  return {
    layer,
    files: files.length,
    lines: texts.reduce((sum, text) => sum + linesOf(text), 0),
    folders: folders.size,
    foldersForOne: [...folders.values()].filter(({ length }) => length === 1).length,
    small: texts.filter((text) => linesOf(text) < 20).length,
    upward: texts.reduce((sum, text) => sum + [...text.matchAll(/ from "\.\.\//g)].length, 0),
  }
}

/** What a browser is sent, per layer: no tests, stories, walks, models and fixtures. */
export const countLayers = (): Promise<readonly LayerCount[]> => Promise.all(layers.map(countLayer))

/** Everything in src, tests and styles included. */
export const allFiles = (): number =>
  globSync("src/**/*.*", { cwd: root }).filter((file) => !file.includes("/generated/")).length
