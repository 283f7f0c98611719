import { globSync } from "node:fs"
import { printLine } from "./print-line.ts"
import { root } from "./root.ts"
import { isShipped, readSources } from "./syntax.ts"

// Counts files and lines of code. People judge the figures, and no test asserts them. Browsers receive only shipped
// code, which excludes tests, stories, walks, models, fixtures and their parts.
const shipped = (await readSources("src")).filter(({ path }) => isShipped(path))
const linesOf = (sources: typeof shipped): number => sources.flatMap(({ text }) => text.split("\n").slice(1)).length

for (const [layer, sources] of Map.groupBy(shipped, ({ path }) => path.split("/")[1]!))
  printLine(
    `${layer.padEnd(10)}${String(sources.length).padStart(6)} files${String(linesOf(sources)).padStart(8)} lines`,
  )
printLine(`shipped   ${String(shipped.length).padStart(6)} files${String(linesOf(shipped)).padStart(8)} lines`)
const all = globSync("src/**/*.*", { cwd: root }).filter((file) => !file.includes("/generated/"))
printLine(`\n${all.length} files in src, with tests and styles`)
