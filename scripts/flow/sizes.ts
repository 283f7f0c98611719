import { relative } from "node:path"
import { gzipSync } from "node:zlib"
import { build, type Manifest, type Rolldown } from "vite"
import { printLine, printErrorLine } from "#scripts/print-line.ts"
import { root } from "#scripts/root.ts"
import { budgets, measurePages } from "#scripts/size.ts"
import { isShipped } from "#scripts/syntax.ts"
import { listChangedFiles } from "./changed-files.ts"
import { sizeLines } from "./size-lines.ts"

/** Builds in memory only. Returns the size of each file and the sources in it. */
const builtFiles = async () => {
  const { output } = (await build({ root, logLevel: "error", build: { write: false } })) as Rolldown.RolldownOutput
  const manifest = output.find(({ fileName }) => fileName === ".vite/manifest.json") as Rolldown.OutputAsset
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])))
  return {
    manifest: JSON.parse(String(manifest.source)) as Manifest,
    bytesOf: (file: string) => gzipSync(chunks.get(file)!.code, { level: 9 }).length,
    sourcesIn: (file: string) => chunks.get(file)!.moduleIds.map((id) => relative(root, id)),
  }
}

const main = async (): Promise<number> => {
  const all = await listChangedFiles(["src", "locales", "brand"])
  const changed = all && all.filter(isShipped)
  if (changed?.length === 0) {
    printLine("– size: no file that a page loads has changed")
    return 0
  }
  const { manifest, bytesOf, sourcesIn } = await builtFiles()
  const pages = (await measurePages(manifest, bytesOf)).map((page) => {
    const sources = new Set(page.files.flatMap(sourcesIn))
    return { ...page, budget: budgets[page.name], changed: changed?.filter((file) => sources.has(file)) ?? [] }
  })
  const { isOver, lines } = sizeLines(pages, changed === null)
  lines.forEach(printLine)
  return isOver ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (failure) {
  printErrorLine(`✗ size: ${failure instanceof Error ? failure.message : String(failure)}`)
  process.exitCode = 1
}
