import { parseArgs } from "node:util"
import { locales } from "#domain/shared/currency.ts"
import { say, warn } from "#scripts/say.ts"
import { diffPaths } from "./diff.ts"
import { chosenFlows, Mistake } from "./flows.ts"
import { formats, generate } from "./generate.ts"
import { originOf, usualOrigins } from "./origins.ts"
import { list } from "./list.ts"
import { places } from "./record.ts"
import { report } from "./report/report.ts"
import { strategies } from "./strategies.ts"
import { walkPaths } from "./walk/walk.ts"

const usage = `npm run paths -- list
npm run paths -- generate <machine …|all> --format json|csv|testrail|xray|zephyr|gherkin|playwright
                          [--strategy cover|shortest] [--locale en-US|ru-RU] [--bom] --out DIR
                          [--origin ${usualOrigins.site}] [--storybook ${usualOrigins.storybook}]
npm run paths -- walk <machine …|all> --on machine|screen|app [--seed N] [--random M]
npm run paths -- diff <commit> [<commit>]
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

const addressOf = (name: string, text: string | undefined, usual: string): string => {
  const origin = originOf(text ?? usual)
  if (origin === null) throw new Mistake(`--${name} is an origin like ${usual}, not "${text}".`)
  return origin
}

const text = { type: "string" } as const
const flag = { type: "boolean" } as const
const options = {
  format: text,
  strategy: text,
  locale: text,
  bom: flag,
  origin: text,
  storybook: text,
  on: text,
  seed: text,
  random: text,
  out: text,
}

const runCommand = (args: string[]): number | Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const { format, strategy = "cover", locale = "en-US", bom = false, on, seed, random, out } = values
  const [command, ...names] = positionals
  switch (command) {
    case "list":
      return list()
    case "generate": {
      const origins = {
        site: addressOf("origin", values.origin, usualOrigins.site),
        storybook: addressOf("storybook", values.storybook, usualOrigins.storybook),
      }
      const how = {
        strategy: oneOf("strategy", strategy, strategies),
        locale: oneOf("locale", locale, locales),
        bom,
        origins,
      }
      return generate(chosenFlows(names), { format: oneOf("format", format, formats), ...how }, folderOf(out))
    }
    case "walk": {
      const numbers = { seed: numberOf("seed", seed), random: numberOf("random", random) }
      return walkPaths(chosenFlows(names), { place: oneOf("on", on, places), ...numbers })
    }
    case "diff":
      if (names[0] === undefined) throw new Mistake("diff needs a commit, and perhaps a second one.")
      return diffPaths(names[0], names[1])
    case "report":
      return report(folderOf(out))
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
