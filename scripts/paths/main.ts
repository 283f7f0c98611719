import { parseArgs } from "node:util"
import { isLocale } from "#domain/shared/currency.ts"
import { say, warn } from "#scripts/say.ts"
import { diffPaths } from "./diff.ts"
import { chosenFlows, unknownFlowMessage } from "./flows.ts"
import { formats, generate } from "./generate.ts"
import { originOf, usualOrigins } from "./origins.ts"
import { list } from "./list.ts"
import { places } from "./record.ts"
import { report } from "./report/report.ts"
import { strategies } from "./strategies.ts"
import { walkPaths } from "./walk/walk.ts"

const usage = `npm run paths -- list
npm run paths -- generate <machine …|all> --format json|csv|testrail|xray|zephyr|gherkin|playwright|mermaid
                          [--strategy cover|shortest|simple] [--locale en-US|ru-RU] [--bom] --out DIR
                          [--origin ${usualOrigins.site}] [--storybook ${usualOrigins.storybook}]
npm run paths -- walk <machine …|all> --on machine|screen|app [--seed N] [--random M]
npm run paths -- diff <commit> [<commit>]
npm run paths -- report --out DIR

docs/qa.md says what each is for.`

const oneOf = <Word extends string>(name: string, word: string | undefined, all: readonly Word[]): Word => {
  const found = all.find((each) => each === word)
  if (found !== undefined) return found
  throw unknownFlowMessage(`--${name} is one of ${all.join(", ")}${word === undefined ? "." : `, not "${word}".`}`)
}

const folderOf = (folder: string | undefined): string => {
  if (folder === undefined || folder === "") throw unknownFlowMessage("--out says which folder to write to.")
  return folder
}

const numberOf = (name: string, text: string | undefined): number | null => {
  if (text !== undefined && !/^-?\d{1,15}$/.test(text))
    throw unknownFlowMessage(`--${name} is a whole number, not "${text}".`)
  return text === undefined ? null : Number(text)
}

const addressOf = (name: string, text: string | undefined, usual: string): string => {
  const origin = originOf(text ?? usual)
  if (origin === null) throw unknownFlowMessage(`--${name} is an origin like ${usual}, not "${text}".`)
  return origin
}

const text = { type: "string" } as const
const flag = { type: "boolean" } as const

const commands: Readonly<Record<string, (args: readonly string[]) => number | Promise<number>>> = {
  list: (args) => {
    parseArgs({ args: [...args] })
    return list()
  },
  generate: (args) => {
    const options = { format: text, strategy: text, locale: text, out: text, bom: flag, origin: text, storybook: text }
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const { strategy = "cover", locale = "en-US", bom = false } = values
    if (!isLocale(locale)) throw unknownFlowMessage(`--locale is en-US or ru-RU, not "${locale}".`)
    const format = oneOf("format", values.format, formats)
    const origins = {
      site: addressOf("origin", values.origin, usualOrigins.site),
      storybook: addressOf("storybook", values.storybook, usualOrigins.storybook),
    }
    const request = { format, strategy: oneOf("strategy", strategy, strategies), locale, bom, origins }
    return generate(chosenFlows(positionals), request, folderOf(values.out))
  },
  walk: (args) => {
    const options = { on: text, seed: text, random: text }
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [seed, random] = [numberOf("seed", values.seed), numberOf("random", values.random)]
    return walkPaths(chosenFlows(positionals), { place: oneOf("on", values.on, places), seed, random })
  },
  diff: ([before, after]) => {
    if (before === undefined) throw unknownFlowMessage("diff needs a commit, and perhaps a second one.")
    return diffPaths(before, after)
  },
  report: (args) => report(folderOf(parseArgs({ args: [...args], options: { out: text } }).values.out)),
}

export const main = async ([command, ...args]: readonly string[]): Promise<number> => {
  if (command === undefined || command === "help" || [command, ...args].includes("--help")) {
    say(usage)
    return command === undefined ? 1 : 0
  }
  try {
    const run = commands[command]
    if (run === undefined) throw unknownFlowMessage(`There is no command "${command}".\n\n${usage}`)
    return await run(args)
  } catch (failure) {
    const isOption =
      failure instanceof TypeError && "code" in failure && String(failure.code).startsWith("ERR_PARSE_ARGS")
    if (!(failure instanceof Error) || (failure.name !== "Mistake" && !isOption)) throw failure
    warn(failure.message)
    return 1
  }
}
