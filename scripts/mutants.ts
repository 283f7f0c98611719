import { existsSync, rmSync } from "node:fs"
import { parseArgs } from "node:util"
import { listChangedSince } from "./changed.ts"
import { mutants } from "./mutants/mutant.ts"
import { runMutants } from "./mutants/run-mutants.ts"
import { runStryker } from "./mutants/stryker.ts"
import { suiteRunnerIn } from "./mutants/suite-runner.ts"
import { printLine } from "./print-line.ts"
import { inRoot } from "./root.ts"
import { copyWorkingTree } from "./working-tree.ts"

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A commit. StrykerJS mutates the files of src/domain and src/machines that differ from it. */
    since: { type: "string" },
    /** Glob patterns of additional tests that StrykerJS runs. */
    tests: { type: "string", multiple: true, default: [] },
    list: { type: "boolean", default: false },
    /** Names of mutants in the list, or beginnings of names, separated by commas. */
    only: { type: "string", default: "" },
  },
})

const tryByHand = async (chosen: typeof mutants): Promise<number> => {
  const tree = await copyWorkingTree(null)
  const stop = () => process.exit(130)
  process.once("SIGINT", stop).once("SIGTERM", stop)
  // The command deletes the copy on every exit, because a copy left behind would be a tree with a mistake in it.
  process.once("exit", () => rmSync(tree.folder, { recursive: true, force: true }))
  const outcomes = await runMutants(chosen, { tree, run: suiteRunnerIn(tree.folder), say: printLine })
  const survived = outcomes.filter((caught) => caught === null).length
  printLine(`\n${outcomes.length} mutants, ${outcomes.length - survived} caught, ${survived} survived`)
  return survived === 0 ? 0 : 1
}

const byHand = async (): Promise<number> => {
  const beginnings = values.only.split(",")
  const chosen = mutants.filter(({ name }) => beginnings.some((beginning) => name.startsWith(beginning)))
  if (chosen.length === 0)
    throw new Error(`No mutant is called ${values.only}. \`npm run tool -- mutants --list\` names them.`)
  if (!values.list) return tryByHand(chosen)
  for (const { name, what } of chosen) printLine(`${name}: ${what}`)
  return 0
}

const changed = values.since === undefined ? [] : await listChangedSince(values.since, ["src/domain", "src/machines"])
const paths = [...positionals, ...changed.filter((file) => existsSync(inRoot(file)))]
process.exitCode =
  paths.length > 0 || values.since !== undefined ? await runStryker(paths, values.tests) : await byHand()
