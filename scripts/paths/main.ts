import { say, warn } from "#scripts/say.ts"
import { diffPaths } from "./diff.ts"
import { list } from "./list.ts"
import { chosenFlows, unknownFlowMessage } from "./flows.ts"
import { generate } from "./generate.ts"
import { parsePathOptions, folderOf, numberOf, placeOf, pathRequestOf } from "./options.ts"
import { report } from "./report/report.ts"
import { walkPaths } from "./walk/walk.ts"

const usage = `npm run paths -- list [--json]
npm run paths -- generate <machine …|all> --format json|csv|testrail|xray|zephyr|gherkin|playwright|mermaid
                          [--strategy cover|shortest|simple] [--locale en-US|ru-RU] [--bom] --out DIR
npm run paths -- walk <machine …|all> --on machine|screen|app [--seed N] [--random M]
npm run paths -- diff <commit> [<commit>]
npm run paths -- report --out DIR

docs/qa.md says what each is for.`

const run = async (words: readonly string[]): Promise<number> => {
  const [command, ...rest] = words
  if (command === "help" || words.includes("--help")) {
    say(usage)
    return 0
  }
  if (command === "list") return list(rest.includes("--json"))
  if (command === "generate") {
    const words = parsePathOptions(rest, ["format", "strategy", "locale", "out"], ["bom"])
    return generate(chosenFlows(words.machines), pathRequestOf(words), folderOf(words))
  }
  if (command === "walk") {
    const words = parsePathOptions(rest, ["on", "seed", "random"])
    return walkPaths(chosenFlows(words.machines), {
      place: placeOf(words),
      seed: numberOf(words, "seed"),
      random: numberOf(words, "random"),
    })
  }
  if (command === "diff") {
    const [before, after] = rest
    if (before === undefined) throw unknownFlowMessage("diff needs a commit, and perhaps a second one.")
    return diffPaths(before, after)
  }
  if (command === "report") return report(folderOf(parsePathOptions(rest, ["out"])))
  if (command === undefined) {
    say(usage)
    return 1
  }
  throw unknownFlowMessage(`There is no command "${command}".\n\n${usage}`)
}

export const main = async (words: readonly string[]): Promise<number> => {
  try {
    return await run(words)
  } catch (failure) {
    if (!(failure instanceof Error) || failure.name !== "Mistake") throw failure
    warn(failure.message)
    return 1
  }
}
