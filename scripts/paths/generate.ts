import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Locale } from "#domain/shared/currency.ts"
import { printLine } from "#scripts/print-line.ts"
import { toKebabCase } from "#ui/story/story-names.ts"
import { appPaths } from "./app/app-paths.ts"
import { findMachineExclusionReason } from "./app/excluded.ts"
import { appSetups } from "./app/setups/index.ts"
import { requireEnds, requireStates } from "./expected.ts"
import type { Flow } from "./flows.ts"
import { writeCsv, isTable, tables } from "./formats/csv.ts"
import { writeGherkin } from "./formats/gherkin.ts"
import { writeJson } from "./formats/json.ts"
import { writePlaywright, playwrightConfig } from "./formats/playwright.ts"
import { savePreparations, type Preparation } from "./manual/desk.ts"
import { writeManualScripts } from "./manual/manual.ts"
import { defaultOrigins, type Origins } from "./origins.ts"
import { numberPaths, scriptsOf, type Script } from "./script.ts"
import { pathsBy, type Strategy } from "./strategies.ts"
import { withServerTexts } from "./words/server-texts.ts"

export const formats = ["json", ...tables, "gherkin", "playwright"] as const
export type Format = (typeof formats)[number]

/** A file by its path in the chosen folder. */
export interface Generated {
  readonly file: string
  readonly text: string
  /** Preparations that the desk needs under these names. */
  readonly preparations?: readonly Preparation[]
}
export interface PathRequest {
  readonly format: Format
  readonly strategy: Strategy
  readonly locale: Locale
  /**
   * True to generate only one path of each machine, of medium length. A single path is enough to show whether a test can walk the machine.
   */
  readonly middle?: boolean
  /** True to add a byte order mark to a table, for Excel. */
  readonly bom?: boolean
  /** Origins of the links in manual scripts. */
  readonly origins?: Origins
}

/** Writes the scripts of a machine for programs and for people. The scripts for people are null if no page shows the machine. */
export const writeScripts = async (flow: Flow, { locale, strategy, origins = defaultOrigins }: PathRequest) => {
  const scripts = await scriptsOf(flow, locale, numberPaths(pathsBy(flow.model, strategy)))
  const manual = flow.walk.hasNoScreen ? null : await writeManualScripts(flow, locale, scripts, origins)
  if (manual !== null) requireEnds(flow, scripts, manual)
  return { scripts, manual }
}

const middleOf = (scripts: readonly Script[]): readonly Script[] => {
  const byLength = scripts.toSorted((one, other) => one.steps.length - other.steps.length)
  return byLength.slice(Math.floor(byLength.length / 2), Math.floor(byLength.length / 2) + 1)
}

/** Scripts that are written already, by machine, language, strategy and origins, because all formats for people use the same scripts. */
const written = new Map<string, ReturnType<typeof writeScripts>>()

/** Returns the machine's file, or the reason why this format is not possible. */
const generatePaths = async (flow: Flow, request: PathRequest): Promise<Generated | string> => {
  const { format, strategy, locale, bom = false } = request
  const file = (ending: string) => `${toKebabCase(flow.name)}.${ending}`
  requireStates(flow)
  if (format === "playwright") {
    const app = appSetups[flow.name]
    if (app === undefined) return findMachineExclusionReason(flow.name)
    const paths = pathsBy(flow.model, strategy)
    const { possible, impossible } = appPaths(flow, app, paths)
    const all = await scriptsOf(flow, locale, possible)
    const scripts = request.middle ? middleOf(all) : all
    return { file: file("spec.ts"), text: await writePlaywright(flow, app, { scripts, all }, impossible, locale) }
  }
  const key = JSON.stringify([flow.name, locale, strategy, request.origins])
  if (!written.has(key)) written.set(key, writeScripts(flow, request))
  const { scripts, manual } = await written.get(key)!
  const preparations = (manual ?? []).flatMap(({ preparation }) => preparation ?? [])
  if (format === "json")
    return { file: file("paths.json"), text: writeJson(flow, scripts, manual, locale, strategy), preparations }
  if (manual === null) return "Not manual: no page shows this machine."
  return isTable(format)
    ? {
        file: file(format === "csv" ? "csv" : `${format}.csv`),
        text: writeCsv(manual, { locale, format, bom }),
        preparations,
      }
    : { file: file("feature"), text: writeGherkin(flow, manual, locale), preparations }
}

/** Generates the files of these machines. The result lists the other machines with the reason why this format is not possible. */
export const generateAll = async (flows: readonly Flow[], request: PathRequest) => {
  const files: Generated[] = []
  const unavailable: { readonly machine: string; readonly reason: string }[] = []
  for (const flow of flows) {
    const one = await generatePaths(flow, request)
    if (typeof one === "string") unavailable.push({ machine: flow.name, reason: one })
    else files.push({ ...one, text: withServerTexts(request.locale, one.text) })
  }
  const hasConfig = request.format === "playwright" && files.length > 0
  if (hasConfig) files.push(playwrightConfig)
  return { files, refused: unavailable }
}

export const writeFiles = (folder: string, files: readonly Generated[]): void => {
  mkdirSync(folder, { recursive: true })
  for (const { file, text } of files) writeFileSync(join(folder, file), text)
}

/** Writes the files of these machines into a folder. Returns the exit code, which is 1 if none of them has a file in this format. */
export const generate = async (flows: readonly Flow[], request: PathRequest, folder: string): Promise<number> => {
  const started = performance.now()
  const { files, refused: unavailable } = await generateAll(flows, request)
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  writeFiles(folder, files)
  if (!request.origins?.hasWholeLinks) savePreparations(files.flatMap(({ preparations = [] }) => preparations))
  for (const { file } of files) printLine(join(folder, file))
  for (const { machine, reason } of unavailable) printLine(`${machine}: not available in this format. ${reason}`)
  printLine(`${files.length} files, generated in ${seconds} s`)
  return files.length > 0 ? 0 : 1
}
