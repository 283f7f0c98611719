import { rmSync } from "node:fs"
import { parseArgs } from "node:util"
import { mutants } from "./mutants/mutants.ts"
import { exitCodeOf, runMutants, outcomeTable } from "./mutants/run-mutants.ts"
import { suiteRunnerIn } from "./mutants/suite-runner.ts"
import { copyWorkingTree } from "./mutants/working-tree.ts"
import { say } from "./say.ts"

const { values } = parseArgs({
  options: {
    list: { type: "boolean", default: false },
    /** Names, or the beginnings of names, with commas between. */
    only: { type: "string" },
    /** Use this commit instead of the working tree. */
    at: { type: "string" },
  },
})

const wanted = values.only?.split(",")
const isWanted = (name: string) => wanted === undefined || wanted.some((beginning) => name.startsWith(beginning))
const chosen = mutants.filter(({ name }) => isWanted(name))
if (chosen.length === 0)
  throw new Error(`No fault is called ${values.only}. \`npm run tool -- mutants --list\` names them.`)

const plant = async (): Promise<number> => {
  const tree = await copyWorkingTree(values.at ?? null)
  const stop = () => process.exit(130)
  process.once("SIGINT", stop).once("SIGTERM", stop)
  // However it ends: a copy left behind would be a tree with a fault in it.
  process.once("exit", () => rmSync(tree.folder, { recursive: true, force: true }))
  const started = performance.now()
  const outcomes = await runMutants(chosen, { tree, run: suiteRunnerIn(tree.folder), say })
  const survived = outcomes.filter(({ caught }) => caught === null)
  say(`\n${outcomeTable(outcomes)}\n`)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  const caught = outcomes.length - survived.length
  say(`${outcomes.length} planted, ${caught} caught, ${survived.length} survived (${minutes} min)`)
  for (const { fault } of survived) say(`✗ ${fault.name}: ${fault.what} (${fault.file})`)
  return exitCodeOf(outcomes)
}

if (values.list) for (const { name, what } of chosen) say(`${name}: ${what}`)
else process.exitCode = await plant()
