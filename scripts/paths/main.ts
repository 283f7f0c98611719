import { parseArgs } from "node:util"
import { locales } from "#domain/shared/currency.ts"
import { say, warn } from "#scripts/say.ts"
import { diffPaths } from "./diff.ts"
import { chosenFlows, Mistake } from "./flows.ts"
import { formats, generate } from "./generate.ts"
import { list } from "./list.ts"
import { usualOrigins, type Origins } from "./origins.ts"
import { places } from "./record.ts"
import { report } from "./report/report.ts"
import { exportRun, runScripts, usualRuns } from "./run/command.ts"
import { exportNames } from "./run/exports/exports.ts"
import { strategies } from "./strategies.ts"
import { walkPaths } from "./walk/walk.ts"

const usage = `npm run paths -- list [--json]
npm run paths -- generate <machine …|all> --format json|csv|testrail|xray|zephyr|gherkin|playwright
                          [--strategy cover|shortest] [--language en-US|ru-RU] [--bom] [--middle] --out DIR
                          [--origin ${usualOrigins.site}] [--storybook ${usualOrigins.storybook}] [--whole-links]
npm run paths -- walk <machine …|all> --on machine|screen|app [--seed N] [--random M]
npm run paths -- diff <commit> [<commit>] [--language en-US|ru-RU]
npm run paths -- run <machine …|all> [--area AREA] [--since COMMIT] [--language en-US|ru-RU] [--name NAME] [--port 4400]
npm run paths -- results NAME --format junit|testrail|xray|markdown --out DIR
npm run paths -- report --out DIR

docs/qa.md says what each is for.`

const oneOf = <Word extends string>(name: string, word: string | undefined, all: readonly Word[]): Word => {
  const found = all.find((each) => each === word)
  if (found !== undefined) return found
  throw new Mistake(`--${name} is one of ${all.join(", ")}${word === undefined ? "." : `, not "${word}".`}`)
}

const folderOf = (folder = ""): string => {
  if (folder === "") throw new Mistake("--out says which folder to write to.")
  return folder
}

const numberOf = (name: string, text: string | undefined): number | null => {
  if (text !== undefined && !/^-?\d{1,15}$/.test(text)) throw new Mistake(`--${name} is a whole number, not "${text}".`)
  return text === undefined ? null : Number(text)
}

/** Returns the origin of an option without a trailing slash. */
const addressOf = (name: "site" | "storybook", option: string, text: string = usualOrigins[name]): string => {
  const url = URL.parse(text)
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new Mistake(`--${option} is an origin like ${usualOrigins[name]}, not "${text}".`)
}

/** Earlier releases call this option --locale, which still works. */
const languageOf = ({ language, locale }: { readonly language?: string; readonly locale?: string }) =>
  oneOf("language", language ?? locale ?? "en-US", locales)

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
  runs: { ...text, default: usualRuns },
  port: text,
  seed: text,
  random: text,
  out: text,
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]

const originsOf = (values: Values): Origins => ({
  site: addressOf("site", "origin", values.origin),
  storybook: addressOf("storybook", "storybook", values.storybook),
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
        strategy: oneOf("strategy", values.strategy, strategies),
        locale: languageOf(values),
        bom: values.bom,
        middle: values.middle,
        origins: originsOf(values),
        format: oneOf("format", values.format, formats),
      }
      return generate(chosenFlows(names), how, folderOf(values.out))
    }
    case "walk": {
      const numbers = { seed: numberOf("seed", values.seed), random: numberOf("random", values.random) }
      return walkPaths(chosenFlows(names), { place: oneOf("on", values.on, places), ...numbers })
    }
    case "diff":
      if (names[0] === undefined) throw new Mistake("diff needs a commit, and perhaps a second one.")
      return diffPaths(names[0], names[1], languageOf(values))
    case "run": {
      const chosen = { machines: names, area: values.area ?? null, since: values.since ?? null }
      const port = numberOf("port", values.port) ?? 4400
      const language = languageOf(values)
      return runScripts({ name: values.name, runs: values.runs, chosen, language, origins: originsOf(values), port })
    }
    case "results":
      if (names[0] === undefined) throw new Mistake("results needs the name of a run.")
      return exportRun(names[0], values.runs, oneOf("format", values.format, exportNames), folderOf(values.out))
    case "report":
      return report(folderOf(values.out))
    default:
      throw new Mistake(`There is no command "${command}".\n\n${usage}`)
  }
}

export const main = async (args: readonly string[]): Promise<number> => {
  if (args.length === 0 || args.includes("--help")) {
    say(usage)
    return args.length === 0 ? 1 : 0
  }
  try {
    return await runCommand([...args])
  } catch (failure) {
    const isOption = failure instanceof TypeError && "code" in failure
    if (!(failure instanceof Mistake || isOption)) throw failure
    warn(failure.message)
    return 1
  }
}
