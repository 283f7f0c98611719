import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import type { SerializedError } from "vitest"
import type { Reporter, TestCase, TestModule, TestSpecification } from "vitest/node"
import { printLine } from "#scripts/print-line.ts"
import { root } from "#scripts/root.ts"
import { notRun } from "./not-run.ts"
import { printInOrder, sortByRank, groupOf } from "./test-groups.ts"

const maxLines = 12

interface Problem {
  readonly message: string
  readonly diff?: string
  readonly cause?: Problem
  readonly stacks?: readonly { readonly file: string; readonly line: number }[]
}

/**
 * Returns the file and line of a failure in the project's own code, or undefined if the failure has none there. A
 * failed step of a walk returns its line in the walk.
 */
const sourceLocationOf = ({ stacks = [], cause }: Problem): string | undefined => {
  const own = stacks.filter(({ file }) => file.startsWith(root) && !file.includes("/node_modules/"))
  const best = own.find(({ file }) => file.includes(".walk.")) ?? own[0]
  return best ? `at ${relative(root, best.file)}:${best.line}` : cause && sourceLocationOf(cause)
}

/** The locator of the frame that the tests put around a page. Messages omit it because it adds nothing. */
const frame = `locator('[data-vitest="true"]').contentFrame().`
const linesOf = (text: string): readonly string[] => stripVTControlCharacters(text).replaceAll(frame, "").split("\n")

const busyHint = ({ STEP_TIMEOUT = "2000", VITE_WALK = "" } = process.env): string =>
  `${Number(STEP_TIMEOUT) / 1000} s passed. On a busy machine: STEP_TIMEOUT=${5 * Number(STEP_TIMEOUT)} npm run flow ${VITE_WALK.replaceAll(",", " ")}`

/** Extracts the problems of a test that expected an empty list. The result is plain words, without the quotes of a diff. */
const problemsIn = (changed: readonly string[]): readonly string[] => {
  const isEmptyList = changed.some((line) => line === "- []")
  const texts = changed.flatMap((line) => /^\+ "(.*)",$/.exec(line)?.slice(1) ?? [])
  const isList = texts.length > 0 && changed.every((line) => /^(?:- \[\]|\+ \[|\+ \]|\+ ".*",)$/.test(line))
  return isEmptyList && isList ? texts.map((word) => word.replaceAll('\\"', '"')) : []
}

/** Shortens a message to its difference, without the stack, the code around it and the equal lines. The cause follows. */
export const shortenMessage = ({ message, diff = "", cause }: Problem): readonly string[] => {
  const changed = linesOf(diff)
    .filter((line) => /^[-+] (?!Expected|Received)/.test(line))
    .map((line) => line.replace(/^([-+])\s+/, "$1 "))
  const problems = problemsIn(changed)
  const sides = changed.length > 0 ? ["(- is expected, + is so)", ...changed] : []
  const plain = linesOf(message).filter((line) => line.trim() !== "")
  // The words before a comparison, for example the call that the test made.
  const [before = ""] = /^.*?(?=: expected )/s.exec(message) ?? []
  const context = before === "" ? [] : linesOf(before)
  const lines = problems.length > 0 ? problems : changed.length > 0 ? [...context, ...sides] : plain
  const rest = lines.length > maxLines ? [`… ${lines.length - maxLines} more lines`] : []
  const hint = /Timeout \d+ms exceeded|not succeed in time/.test(message) ? [busyHint()] : []
  return [...lines.slice(0, maxLines), ...rest, ...hint, ...(cause === undefined ? [] : shortenMessage(cause))]
}

/** Returns a line such as "✓ table: 3 of 3". A suite whose rest is skipped after some failures has not passed. */
export const formatPart = (part: string, states: readonly string[], isBroken: boolean, left: number): string => {
  const passed = states.filter((state) => state === "passed").length
  const sum = `${part}: ${passed} of ${states.length + left}${left > 0 ? `, ${left} not run after these failures` : ""}`
  if (isBroken || states.includes("failed")) return `✗ ${sum}`
  return passed === states.length + left ? `✓ ${sum}` : `– ${sum}, not finished`
}

/**
 * The first part that printed a problem, by the lines of the problem. Several parts often fail for the same cause,
 * which is printed once.
 */
const explained = new Map<string, string>()

const printProblem = (part: string, title: string, errors: readonly Problem[]): void => {
  printLine(`  ${title}`)
  for (const error of errors) {
    const lines = shortenMessage(error)
    const before = explained.get(lines.join())
    if (before === undefined) explained.set(lines.join(), part)
    for (const line of before === undefined ? lines : [before === part ? "as above" : `as above, in ${before}`])
      printLine(`    ${line}`)
    const location = sourceLocationOf(error)
    if (before === undefined && location !== undefined) printLine(`    ${location}`)
  }
}

const isLeftOut = (test: TestCase): boolean => {
  const result = test.result()
  return result.state === "skipped" && result.note === notRun
}

const printModule = (module: TestModule): void => {
  const all = [...module.children.allTests()]
  const tests = all.filter((test) => test.result().state !== "skipped")
  const broken = module.errors()
  if (tests.length + broken.length === 0) return
  const states = tests.map((test) => test.result().state)
  const part = groupOf(module.moduleId)
  printLine(formatPart(part, states, broken.length > 0, all.filter(isLeftOut).length))
  if (broken.length > 0) printProblem(part, "cannot be loaded", broken)
  for (const test of tests)
    if (test.result().state === "failed") printProblem(part, test.name, test.result().errors ?? [])
}

/** Prints a line for each part of a flow, and below it the problems. Vitest loads the default export of a reporter's file. */
// oxlint-disable-next-line import/no-default-export
export default class FlowReporter implements Reporter {
  readonly #modules = new Map<string, TestModule>()
  #end: (file: string) => void = () => undefined

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#modules.clear()
    explained.clear()
    const files = specifications.map(({ moduleId }) => moduleId)
    printLine(`running: ${[...new Set(sortByRank(files).map(groupOf))].join(" · ")} …`)
    this.#end = printInOrder(files, (file) => {
      const module = this.#modules.get(file)
      if (module) printModule(module)
    })
  }

  onTestModuleEnd(module: TestModule): void {
    this.#modules.set(module.moduleId, module)
    this.#end(module.moduleId)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    // A module that failed to load never reported its end.
    for (const module of modules) if (!this.#modules.has(module.moduleId)) this.onTestModuleEnd(module)
    if (unhandled.length > 0) printProblem("", "✗ outside of the tests", unhandled)
  }
}
