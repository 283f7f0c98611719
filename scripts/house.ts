import { allFiles, countLayers } from "./house-count.ts"
import { say } from "./say.ts"
import { traces } from "./traces.ts"

/**
 * Prints how much code there is: `npm run tool -- house`. With `--traces` also which files run between a click and its request. People judge the
 * figures; no test asserts them.
 */
const layers = await countLayers()
const sum = (pick: (count: (typeof layers)[number]) => number): number =>
  layers.reduce((total, count) => total + pick(count), 0)

const columns = ["files", "lines", "folders", "foldersForOne", "small", "upward"] as const
const row = (name: string, figures: readonly (string | number)[]): void =>
  say([name.padEnd(10), ...figures.map((figure) => String(figure).padStart(10))].join(" "))

row("", ["files", "lines", "folders", "of 1 file", "< 20 lines", "imports ../"])
for (const layer of layers)
  row(
    layer.layer,
    columns.map((column) => layer[column]),
  )
row(
  "shipped",
  columns.map((column) => sum((layer) => layer[column])),
)
say(`\n${allFiles()} files in src, with tests and styles`)

if (process.argv.includes("--traces"))
  for (const [name, files] of await traces()) say(`\n${files.length} files from ${name}\n  ${files.join("\n  ")}`)
