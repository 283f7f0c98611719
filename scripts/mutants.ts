import { rmSync } from "node:fs"
import { parseArgs } from "node:util"
import { mutants } from "./mutants/mutant.ts"
import { runMutants } from "./mutants/run-mutants.ts"
import { suiteRunnerIn } from "./mutants/suite-runner.ts"
import { copyWorkingTree } from "./mutants/working-tree.ts"
import { say } from "./say.ts"

const { values } = parseArgs({
  options: {
    list: { type: "boolean", default: false },
    /** Names, or beginnings of names, separated by commas. */
    only: { type: "string", default: "" },
  },
})

const beginnings = values.only.split(",")
const chosen = mutants.filter(({ name }) => beginnings.some((beginning) => name.startsWith(beginning)))
if (chosen.length === 0)
  throw new Error(`No mutant is called ${values.only}. \`npm run tool -- mutants --list\` names them.`)

const tryMutants = async (): Promise<number> => {
  const tree = await copyWorkingTree(null)
  const stop = () => process.exit(130)
  process.once("SIGINT", stop).once("SIGTERM", stop)
  // Deletes the copy on every exit, because a copy left behind would be a tree with a mistake in it.
  process.once("exit", () => rmSync(tree.folder, { recursive: true, force: true }))
  const outcomes = await runMutants(chosen, { tree, run: suiteRunnerIn(tree.folder), say })
  const survived = outcomes.filter((caught) => caught === null).length
  say(`\n${outcomes.length} mutants, ${outcomes.length - survived} caught, ${survived} survived`)
  return survived === 0 ? 0 : 1
}

if (values.list) for (const { name, what } of chosen) say(`${name}: ${what}`)
else process.exitCode = await tryMutants()
