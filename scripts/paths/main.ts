import { parseArgs } from "node:util"
import { locales } from "#domain/shared/currency.ts"
import { printLine, printErrorLine } from "#scripts/print-line.ts"
import { diffPaths } from "./diff.ts"
import { chooseFlows, UsageError } from "./flows.ts"
import { formats, generate } from "./generate.ts"
import { list } from "./list.ts"
import { defaultOrigins, type Origins } from "./origins.ts"
import { places } from "./record.ts"
import { writeReport } from "./report/report.ts"
import { exportRun, runScripts, defaultRuns } from "./run/command.ts"
import { exportNames } from "./run/exports/exports.ts"
import { strategies } from "./strategies.ts"
import { walkPaths } from "./walk/walk.ts"

const usage = `npm run paths -- list [--json]
npm run paths -- generate <machine …|all> --format json|csv|testrail|xray|zephyr|gherkin|playwright
                          [--strategy cover|shortest] [--language en-US|ru-RU] [--bom] [--middle] --out DIR
                          [--origin ${defaultOrigins.site}] [--storybook ${defaultOrigins.storybook}] [--whole-links]
npm run paths -- walk <machine …|all> --on machine|screen|app [--seed N] [--random M]
npm run paths -- diff <commit> [<commit>] [--language en-US|ru-RU]
npm run paths -- run <machine …|all> [--area AREA] [--since COMMIT] [--language en-US|ru-RU] [--name NAME] [--port 4400]
npm run paths -- results NAME --format junit|testrail|xray|markdown --out DIR
npm run paths -- report --out DIR

docs/qa.md says what each is for.`

const parseChoice = <Word extends string>(name: string, word: string | undefined, all: readonly Word[]): Word => {
  const found = all.find((each) => each === word)
  if (found !== undefined) return found
  throw new UsageError(`--${name} is one of ${all.join(", ")}${word === undefined ? "." : `, not "${word}".`}`)
}

const requireFolder = (folder = ""): string => {
  if (folder === "") throw new UsageError("--out says which folder to write to.")
  return folder
}

const parseNumber = (name: string, text: string | undefined): number | null => {
  if (text !== undefined && !/^-?\d{1,15}$/.test(text))
    throw new UsageError(`--${name} is a whole number, not "${text}".`)
  return text === undefined ? null : Number(text)
}

/** Returns the origin of an option without a trailing slash. Throws a `UsageError` if the text is not an origin. */
const parseOrigin = (name: "site" | "storybook", option: string, text: string = defaultOrigins[name]): string => {
  const url = URL.parse(text)
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new UsageError(`--${option} is an origin like ${defaultOrigins[name]}, not "${text}".`)
}

/** Returns the language of the scripts. Earlier releases call the option --locale, which still works. */
const parseLocale = ({ language, locale }: { readonly language?: string; readonly locale?: string }) =>
  parseChoice("language", language ?? locale ?? "en-US", locales)

const text = { type: "string" } as const
const options = {
  format: text,
  strategy: { ...text, default: "cover" },
  language: text,
  locale: text,
  json: { type: "boolean", default: false },
  bom: { type: "boolean", default: false },
  middle: { type: "boolean", default: false },
  "whole-links": { type: "boolean", default: false },
  origin: text,
  storybook: text,
  on: text,
  area: text,
  since: text,
  name: text,
  runs: { ...text, default: defaultRuns },
  port: text,
  seed: text,
  random: text,
  out: text,
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]

const parseOrigins = (values: Values): Origins => ({
  site: parseOrigin("site", "origin", values.origin),
  storybook: parseOrigin("storybook", "storybook", values.storybook),
  hasWholeLinks: values["whole-links"],
})

const runCommand = (args: string[]): number | Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [command, ...names] = positionals
  switch (command) {
    case "list":
      return list(values.json)
    case "generate": {
      const how = {
        strategy: parseChoice("strategy", values.strategy, strategies),
        locale: parseLocale(values),
        bom: values.bom,
        middle: values.middle,
        origins: parseOrigins(values),
        format: parseChoice("format", values.format, formats),
      }
      return generate(chooseFlows(names), how, requireFolder(values.out))
    }
    case "walk": {
      const numbers = { seed: parseNumber("seed", values.seed), random: parseNumber("random", values.random) }
      return walkPaths(chooseFlows(names), { place: parseChoice("on", values.on, places), ...numbers })
    }
    case "diff":
      if (names[0] === undefined) throw new UsageError("diff needs a commit, and perhaps a second one.")
      return diffPaths(names[0], names[1], parseLocale(values))
    case "run": {
      const chosen = { machines: names, area: values.area ?? null, since: values.since ?? null }
      const port = parseNumber("port", values.port) ?? 4400
      const language = parseLocale(values)
      return runScripts({ name: values.name, runs: values.runs, chosen, language, origins: parseOrigins(values), port })
    }
    case "results":
      if (names[0] === undefined) throw new UsageError("results needs the name of a run.")
      return exportRun(
        names[0],
        values.runs,
        parseChoice("format", values.format, exportNames),
        requireFolder(values.out),
      )
    case "report":
      return writeReport(requireFolder(values.out))
    default:
      throw new UsageError(`There is no command "${command}".\n\n${usage}`)
  }
}

/** Runs a command of `npm run paths`. Returns the exit code. Prints mistakes in the arguments without a stack. */
export const main = async (args: readonly string[]): Promise<number> => {
  if (args.length === 0 || args.includes("--help")) {
    printLine(usage)
    return args.length === 0 ? 1 : 0
  }
  try {
    return await runCommand([...args])
  } catch (failure) {
    const isOption = failure instanceof TypeError && "code" in failure
    if (!(failure instanceof UsageError || isOption)) throw failure
    printErrorLine(failure.message)
    return 1
  }
}
