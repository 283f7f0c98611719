import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { inRoot } from "#scripts/root.ts"
import { say } from "#scripts/say.ts"
import { places } from "#scripts/paths/record.ts"
import { missing, reported, type Reported } from "./data.ts"
import { arrows } from "./diagram.ts"
import { copyArtifacts } from "./artifacts.ts"
import { escaped, table } from "./html.ts"
import { machineSection, summaryRow } from "./machine.ts"
import { matrix } from "./matrix.ts"
import { describePaths } from "./path-texts.ts"

const read = (file: string): string => readFileSync(inRoot(`scripts/paths/report/${file}`), "utf8")

/** "machine at 1234abcd, 400 paths in 0.5 s": when each place was last walked. */
const walksOf = (all: readonly Reported[]): readonly string[] =>
  places.map((place) => {
    const walked = all.flatMap(({ walked: each }) => each[place] ?? [])
    if (walked.length === 0) return `${place}: not walked. npm run paths -- walk all --on ${place}`
    const commits = [...new Set(walked.map(({ commit }) => commit))]
    const paths = walked.reduce((sum, one) => sum + one.paths.passed, 0)
    const failed = walked.reduce((sum, one) => sum + one.paths.failed.length, 0)
    const seconds = walked.reduce((sum, one) => sum + one.milliseconds, 0) / 1000
    return `${place}: ${paths} paths of ${walked.length} machines passed, ${failed} failed, ${seconds.toFixed(1)} s, at ${commits.join(", ")}`
  })

const option = (value: string, words = value) => `<option value="${escaped(value)}">${escaped(words)}</option>`

const filters = (all: readonly Reported[]): string => {
  const areas = [...new Set(all.map(({ flow }) => flow.area))].toSorted()
  const sets = [...new Set(all.flatMap(({ flow }) => flow.stateSets))].toSorted((one, other) => one - other)
  return [
    '<form id="filters" role="search">',
    '<label>Search<input type="search" name="words" placeholder="name, state, set"></label>',
    `<label>Area<select name="area">${option("", "all")}${areas.map((area) => option(area)).join("")}</select></label>`,
    `<label>Show<select name="what">${option("", "all")}${["uncovered", "failed", "covered"].map((what) => option(what)).join("")}</select></label>`,
    `<label>State set<select name="set">${option("", "all")}${sets.map((set) => option(String(set))).join("")}</select></label>`,
    '<output id="shown" for="filters"></output>',
    "</form>",
  ].join("\n")
}

export const reportHtml = async (all: readonly Reported[]): Promise<string> => {
  const texts = await describePaths(all.map(({ flow }) => flow))
  const sorted = all.toSorted((one, other) => missing(other) - missing(one))
  const heads = ["flow", "machine", "screen", "app", "port answers", "negative", "states", "paths"]
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    "<title>Paths of Hashwell</title>",
    `<style>${read("report.css")}</style>`,
    "</head>",
    "<body>",
    arrows,
    "<h1>Paths and what they cover</h1>",
    `<ul>${walksOf(all)
      .map((line) => `<li>${escaped(line)}</li>`)
      .join("")}</ul>`,
    '<p class="quiet">A + after a commit: something was changed since. Lines: whole, walked on machine and screen; dashed, on one of them; dotted, on none. The app cannot be led everywhere: each flow says why.</p>',
    filters(all),
    "<section><h2>Flows</h2>",
    table(heads, sorted.map(summaryRow), "Flows and their coverage"),
    '<p><a href="#sets">State sets of the specification</a></p></section>',
    ...(await Promise.all(sorted.map((one) => machineSection(one, texts.get(one.flow.name)!)))),
    matrix(all),
    `<script>${read("report.js")}</script>`,
    "</body>",
    "</html>",
    "",
  ].join("\n")
}

export const report = async (folder: string): Promise<number> => {
  const started = performance.now()
  const file = join(resolve(folder), "index.html")
  mkdirSync(resolve(folder), { recursive: true })
  const all = reported()
  copyArtifacts(all, resolve(folder))
  writeFileSync(file, await reportHtml(all))
  say(`${file}, written in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return 0
}
