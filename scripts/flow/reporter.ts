import { stripVTControlCharacters } from "node:util"
import type { SerializedError } from "vitest"
import type { Reporter, TestModule } from "vitest/node"
import { say } from "#scripts/say.ts"

const parts: readonly (readonly [file: RegExp, part: string])[] = [
  [/states-tables\.test/, "table"],
  [/constants\.test/, "delays"],
  [/machines\.test/, "machine"],
  [/covered\.test/, "paths"],
  [/unread\.test/, "figures"],
  [/negative\.test/, "negative, machine"],
  [/walks\/walks-/, "screen"],
  [/walks\/negative-/, "negative, screen"],
  [/\.stories\./, "stories"],
  [/asked\.test/, "inputs of ports"],
  [/calls\.test/, "requests"],
  [/access\.test/, "calls with an id"],
  [/api-page\.test/, "docs/api.md"],
  [/mutations\.test/, "conformance"],
  [/sandbox\/tests\//, "sandbox"],
]
export const partOf = (file: string): string => parts.find(([pattern]) => pattern.test(file))?.[1] ?? file
const longest = 12

interface Problem {
  readonly message: string
  readonly diff?: string
  readonly cause?: Problem
}

const linesOf = (text: string): readonly string[] => stripVTControlCharacters(text).split("\n")

const busyHint = ({ STEP_TIMEOUT = "2000", VITE_WALK = "" } = process.env): string =>
  `${Number(STEP_TIMEOUT) / 1000} s passed. On a busy machine: STEP_TIMEOUT=${5 * Number(STEP_TIMEOUT)} npm run flow ${VITE_WALK.replaceAll(",", " ")}`

/** The difference in a message, without the stack, the code around it and the equal lines; then its cause. */
export const shortMessage = ({ message, diff = "", cause }: Problem): readonly string[] => {
  const changed = linesOf(diff)
    .filter((line) => /^[-+] (?!Expected|Received)/.test(line))
    .map((line) => line.replace(/^([-+])\s+/, "$1 "))
  const lines = changed.length > 0 ? changed : linesOf(message).filter((line) => line.trim() !== "")
  const rest = lines.length > longest ? [`… ${lines.length - longest} more lines`] : []
  const hint = /Timeout \d+ms exceeded|not succeed in time/.test(message) ? [busyHint()] : []
  return [...lines.slice(0, longest), ...rest, ...hint, ...(cause === undefined ? [] : shortMessage(cause))]
}

/** "✓ table: 3 of 3". The first failure of a part ends the others, which have not passed by that. */
export const partLine = (part: string, states: readonly string[], isBroken: boolean): string => {
  const passed = states.filter((state) => state === "passed").length
  const sum = `${part}: ${passed} of ${states.length}`
  if (isBroken || states.includes("failed")) return `✗ ${sum}`
  return passed === states.length ? `✓ ${sum}` : `– ${sum}, not finished`
}

const sayProblem = (title: string, errors: readonly Parameters<typeof shortMessage>[0][]): void => {
  say(`  ${title}`)
  for (const error of errors) for (const line of shortMessage(error)) say(`    ${line}`)
}

/** A line for each part of a flow, and under it what is wrong. Vitest loads the default export of a reporter's file. */
// oxlint-disable-next-line import/no-default-export
export default class FlowReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules) {
      const tests = [...module.children.allTests()].filter((test) => test.result().state !== "skipped")
      const failed = tests.filter((test) => test.result().state === "failed")
      const broken = module.errors()
      if (tests.length + broken.length === 0) continue
      const states = tests.map((test) => test.result().state)
      say(partLine(partOf(module.moduleId), states, broken.length > 0))
      if (broken.length > 0) sayProblem("cannot be loaded", broken)
      for (const test of failed) sayProblem(test.name, test.result().errors ?? [])
    }
    if (unhandled.length > 0) sayProblem("✗ outside of the tests", unhandled)
  }
}
