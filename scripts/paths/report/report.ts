import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { html, raw } from "hono/html"
import { places } from "#scripts/paths/record.ts"
import { printLine } from "#scripts/print-line.ts"
import { inRoot } from "#scripts/root.ts"
import { stateSets } from "#tests/states-tables.ts"
import { formatCoverage, renderTable } from "./cells.ts"
import { countMissing, readReport, required, takenIn, type MachineReport } from "./data.ts"
import { arrow } from "./diagram.ts"
import { artifactFile, renderMachineSection, renderSummaryRow } from "./machine.ts"

const read = (file: string) => raw(readFileSync(inRoot(file), "utf8"))
/** The style sheets. The page contains them, because a reader opens it from disk. */
const sheets = [
  "brand/colours.css",
  "src/ui/kit/styles/tokens.css",
  "src/ui/kit/styles/base.css",
  "scripts/paths/report/report.css",
]

/** Describes the last walk of each place: "machine: 400 paths of 30 machines passed, 0 failed, 0.5 s, at 1234abcd". */
const walksOf = (all: readonly MachineReport[]): readonly string[] =>
  places.map((place) => {
    const walked = all.flatMap(({ walked: each }) => each[place] ?? [])
    if (walked.length === 0) return `${place}: not walked. npm run paths -- walk all --on ${place}`
    const sum = (figure: (one: (typeof walked)[number]) => number) => walked.reduce((all, one) => all + figure(one), 0)
    const [passed, failed] = [sum(({ paths }) => paths.passed), sum(({ paths }) => paths.failed.length)]
    const seconds = (sum(({ milliseconds }) => milliseconds) / 1000).toFixed(1)
    const commits = [...new Set(walked.map(({ commit }) => commit))].join(", ")
    return `${place}: ${passed} paths of ${walked.length} machines passed, ${failed} failed, ${seconds} s, at ${commits}`
  })

/** Lists every state set of the specification with the machines that cover it, and links to its document, story and test. */
const matrix = (all: readonly MachineReport[]) => {
  const rows = [...stateSets()].map(([number, title]) => {
    const own = all.filter(({ flow }) => flow.stateSets.includes(number))
    if (own.length === 0)
      return html`<tr class="gap"><td>${number}</td><td>${title}</td><td colspan="4" class="none">not yet covered</td></tr>`
    const transitions = own.reduce((sum, one) => sum + one.targets.transitions.length, 0)
    return html`<tr><td>${number}</td><td>${title}</td>
<td>${own.map(({ flow }) => html`<a href="#${flow.name}">${flow.name}</a> `)}</td>
<td>${own.map(({ flow }) => flow.table.file).join(" ")}</td>
${required.map((place) =>
  formatCoverage(
    own.reduce((sum, one) => sum + takenIn(one, place), 0),
    transitions,
  ),
)}</tr>`
  })
  return renderTable(
    "State sets of the specification",
    ["set", "name", "machine", "table", "on the machine", "on the screen"],
    rows,
  )
}

export const renderReport = async (all: readonly MachineReport[]): Promise<string> => {
  const sorted = all.toSorted((one, other) => countMissing(other) - countMissing(one))
  const heads = ["flow", "machine", "screen", "app", "port answers", "negative"]
  return String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paths of Hashwell</title>
<style>${sheets.map(read)}</style>
</head>
<body>
${arrow}
<h1>Paths and what they cover</h1>
<ul>${walksOf(all).map((line) => html`<li>${line}</li>`)}</ul>
<p class="quiet">A + after a commit: something was changed since. Lines: whole, walked on machine and screen; dashed, on one of them; dotted, on none. The app cannot be led everywhere: each flow says why.</p>
<form role="search">
<label>Search<input type="search" name="words" placeholder="name, area, state, number of a set, uncovered, failed"></label>
<output name="shown"></output>
</form>
<section><h2>Flows</h2>
${renderTable("Flows and their coverage", heads, sorted.map(renderSummaryRow))}
<p><a href="#sets">State sets of the specification</a></p></section>
${sorted.map(renderMachineSection)}
<section id="sets"><h2>State sets</h2>
${matrix(all)}
</section>
<script>${read("scripts/paths/report/report.js")}</script>
</body>
</html>
`,
  )
}

/** Copies the screenshots and traces of failed paths into the report's folder, so that the report stays complete in any place. */
const copyArtifacts = (all: readonly MachineReport[], folder: string): void => {
  const walks = all.flatMap(({ walked }) => Object.values(walked))
  for (const file of walks.flatMap(({ artifacts = {} }) => Object.values(artifacts)).flat()) {
    if (!existsSync(inRoot(file))) continue
    const copy = join(folder, artifactFile(file))
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(inRoot(file), copy)
  }
}

/** Writes the report into a folder. Returns the exit code. */
export const writeReport = async (folder: string): Promise<number> => {
  const started = performance.now()
  const file = join(resolve(folder), "index.html")
  mkdirSync(resolve(folder), { recursive: true })
  const all = readReport()
  copyArtifacts(all, resolve(folder))
  writeFileSync(file, await renderReport(all))
  printLine(`${file}, written in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return 0
}
