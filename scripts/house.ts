import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { dirname } from "node:path"
import { inRoot, root } from "./root.ts"
import { say } from "./say.ts"
import { isShipped } from "./syntax.ts"
import { traces } from "./traces.ts"

const linesOf = (text: string): number => text.split("\n").length - 1

/** Files, lines, folders, folders with one file, files under 20 lines, imports that begin with "../". */
type Counts = readonly number[]

/** What a browser is sent: no tests, stories, walks, models and fixtures, nor what these are made of. */
const countLayer = async (layer: string): Promise<Counts> => {
  const files = globSync(`src/${layer}/**/*.{ts,tsx}`, { cwd: root }).filter(isShipped)
  const texts = await Promise.all(files.map((file) => readFile(inRoot(file), "utf8")))
  const folders = [...Map.groupBy(files, (file) => dirname(file)).values()]
  return [
    files.length,
    texts.reduce((sum, text) => sum + linesOf(text), 0),
    folders.length,
    folders.filter(({ length }) => length === 1).length,
    texts.filter((text) => linesOf(text) < 20).length,
    texts.reduce((sum, text) => sum + [...text.matchAll(/ from "\.\.\//g)].length, 0),
  ]
}

const row = (name: string, figures: readonly (string | number)[]): void =>
  say([name.padEnd(10), ...figures.map((figure) => String(figure).padStart(10))].join(" "))

/**
 * Prints how much code there is: `npm run tool -- house`. With `--traces` also which files run between a click and its request. People
 * judge the figures; no test asserts them.
 */
const main = async (): Promise<void> => {
  const layers = ["domain", "machines", "ui", "adapters", "main", "start"]
  const counts = await Promise.all(layers.map(countLayer))
  row("", ["files", "lines", "folders", "of 1 file", "< 20 lines", "imports ../"])
  for (const [index, layer] of layers.entries()) row(layer, counts[index]!)
  row(
    "shipped",
    counts[0]!.map((_, column) => counts.reduce((sum, layer) => sum + layer[column]!, 0)),
  )
  const all = globSync("src/**/*.*", { cwd: root }).filter((file) => !file.includes("/generated/"))
  say(`\n${all.length} files in src, with tests and styles`)
  if (!process.argv.includes("--traces")) return
  for (const [name, files] of await traces()) say(`\n${files.length} files from ${name}\n  ${files.join("\n  ")}`)
}

await main()
