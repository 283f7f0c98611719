import { rm } from "node:fs/promises"
import { relative } from "node:path"
import type { JsonAssertionResult, JsonTestResults } from "vitest/node"
import { readReport } from "#scripts/counts.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { WalkedPath } from "#scripts/paths/record.ts"
import { inRoot, root } from "#scripts/root.ts"
import { run } from "#scripts/run.ts"
import { type WalkResult, recordPaths } from "./machine.ts"

/** Facts that a test of `tests/walks` records. */
interface Meta {
  readonly path?: number
  readonly pressed?: { readonly controls: number; readonly wrong: readonly string[] }
  readonly screenshot?: string
}

const endOf = ({ title, duration, failureMessages, meta }: JsonAssertionResult) => {
  const { screenshot, ...more } = meta as Meta
  const ended: WalkResult = {
    failed: failureMessages?.[0]?.split("\n")[0] ?? null,
    milliseconds: duration ?? 0,
    artifacts: screenshot === undefined ? [] : [relative(root, screenshot)],
  }
  return { id: title, ...ended, ...more }
}

const recordWalked = async (flow: Flow, tests: readonly JsonAssertionResult[], commit: string): Promise<WalkedPath> => {
  const ends = tests.filter(({ ancestorTitles }) => ancestorTitles.includes(flow.name)).map(endOf)
  const walked = flow.model.paths().flatMap((path, index) => {
    const ended = ends.find((end) => end.path === index + 1)
    return ended === undefined ? [] : [{ path, number: index + 1, ended }]
  })
  const pressed = ends.flatMap((end) => end.pressed ?? [])
  return {
    ...(await recordPaths(
      flow,
      commit,
      walked,
      ends.filter(({ path, failed }) => path === undefined && failed !== null),
    )),
    pressed: {
      states: pressed.length,
      controls: pressed.reduce((sum, { controls }) => sum + controls, 0),
      wrong: pressed.flatMap(({ wrong }) => wrong),
    },
  }
}

/** Walks all paths in Chromium, as `npm test` does, and presses every control of every state once. */
export const walkScreens = async (flows: readonly Flow[], commit: string) => {
  const file = inRoot("reports/paths-screens.json")
  await rm(file, { force: true })
  const reporters = ["--reporter", "default", "--reporter", "json", "--outputFile", file]
  await run("vitest", ["run", "--project", "screens", "tests/walks/", ...reporters], {
    VITE_WALK: flows.map(({ name }) => name).join(","),
    VITE_SCREENSHOTS: "on",
  })
  const testsOf = ({ testResults }: JsonTestResults) => testResults.flatMap((module) => module.assertionResults)
  const tests = (await readReport(file, testsOf)) ?? []
  return Object.fromEntries(
    await Promise.all(flows.map(async (flow) => [flow.name, await recordWalked(flow, tests, commit)] as const)),
  )
}
