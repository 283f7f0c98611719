import { rmSync } from "node:fs"
import { parseArgs } from "node:util"
import { faults } from "./plant/faults.ts"
import { exitCodeOf, plantAll, tableOf } from "./plant/plant.ts"
import { runnerIn } from "./plant/run.ts"
import { copyTree } from "./plant/tree.ts"
import { say } from "./say.ts"

const { values } = parseArgs({
  options: {
    list: { type: "boolean", default: false },
    /** Names, or the beginnings of names, with commas between. */
    only: { type: "string" },
    /** Plant in this commit instead of the tree as it stands. */
    at: { type: "string" },
  },
})

const wanted = values.only?.split(",")
const isWanted = (name: string) => wanted === undefined || wanted.some((beginning) => name.startsWith(beginning))
const chosen = faults.filter(({ name }) => isWanted(name))
if (chosen.length === 0) throw new Error(`No fault is called ${values.only}. \`npm run plant -- --list\` names them.`)

const plant = async (): Promise<number> => {
  const tree = await copyTree(values.at ?? null)
  const stop = () => process.exit(130)
  process.once("SIGINT", stop).once("SIGTERM", stop)
  // However it ends: a copy left behind would be a tree with a fault in it.
  process.once("exit", () => rmSync(tree.folder, { recursive: true, force: true }))
  const started = performance.now()
  const outcomes = await plantAll(chosen, { tree, run: runnerIn(tree.folder), say })
  const survived = outcomes.filter(({ caught }) => caught === null)
  say(`\n${tableOf(outcomes)}\n`)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  const caught = outcomes.length - survived.length
  say(`${outcomes.length} planted, ${caught} caught, ${survived.length} survived (${minutes} min)`)
  for (const { fault } of survived) say(`✗ ${fault.name}: ${fault.what} (${fault.file})`)
  return exitCodeOf(outcomes)
}

if (values.list) for (const { name, what } of chosen) say(`${name}: ${what}`)
else process.exitCode = await plant()
