import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Reporter, TestModule } from "vitest/node"
import { printLine } from "#scripts/print-line.ts"
import { toHtml, toMarkdown } from "./blocks.ts"
import { findingsOf } from "./findings.ts"
import { pageOf, summaryOf, titleOf } from "./page.ts"

const given = (name: string): string => process.env[`CONFORMANCE_${name}`] ?? ""

/** Writes the page, and prints its summary in the terminal. Vitest loads the default export of a reporter's file. */
// oxlint-disable-next-line import/no-default-export
export default class ConformanceReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const found = findingsOf(modules)
    const origin = given("URL")
    const options = [given("AS") && "--as EMAIL", given("WRITES") && "--writes"].filter((one) => one !== "").join(" ")
    const run = { origin, date: new Date(), options, extensions: given("EXTENSIONS") }
    const blocks = pageOf(run, found)
    const folder = given("PAGE")
    const file = join(folder, new URL(origin).host.replace(":", "-"))
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.md`, toMarkdown(blocks))
    writeFileSync(`${file}.html`, toHtml(titleOf(run), blocks))
    for (const { name, seen, occurrences } of found.findings) {
      printLine(`✗ ${name}: ${[...new Set(occurrences.map(({ test }) => test))].join(", ")}`)
      if (seen !== undefined) printLine(`  A customer sees: ${seen}.`)
    }
    if (found.notBuilt.length > 0) printLine(`✗ not built: ${found.notBuilt.join(", ")}`)
    printLine(`${summaryOf(found)}.\nThe page to hand over: ${file}.html and ${file}.md`)
  }
}
