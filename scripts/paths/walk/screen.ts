import { existsSync, readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { inRoot } from "#scripts/root.ts"
import { run } from "#scripts/run.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { WalkedPath } from "#scripts/paths/record.ts"
import { idOf } from "#scripts/paths/script.ts"
import { screenshotsFile, type FailureScreenshots } from "./failure-screenshots.ts"
import { artifactsOf } from "./machine.ts"

/** What the screen tests leave with their results. */
interface Meta {
  readonly walk?: {
    readonly machine: string
    readonly path: number
    readonly transitions: readonly string[]
    readonly answers: readonly string[]
  }
  readonly pressed?: { readonly machine: string; readonly controls: number; readonly wrong: readonly string[] }
}
interface Result {
  readonly status: string
  readonly duration?: number
  readonly title: string
  readonly ancestorTitles: readonly string[]
  readonly failureMessages: readonly string[]
  readonly meta: Meta
}

const resultsIn = (report: string): readonly Result[] => {
  if (!existsSync(report)) return []
  const results = JSON.parse(readFileSync(report, "utf8")) as {
    readonly testResults: readonly { readonly assertionResults: readonly Result[] }[]
  }
  return results.testResults.flatMap(({ assertionResults }) => assertionResults)
}

const walkedOf = (
  { name }: Flow,
  all: readonly Result[],
  screenshots: FailureScreenshots,
  commit: string,
): WalkedPath => {
  const own = all.filter(({ ancestorTitles }) => ancestorTitles[0] === name)
  const walks = own.filter(({ meta }) => meta.walk !== undefined)
  const pressed = own.flatMap(({ meta }) => meta.pressed ?? [])
  const transitions: Record<string, string[]> = {}
  for (const { status, meta } of walks) {
    if (status !== "passed") continue
    for (const transition of meta.walk!.transitions) (transitions[transition] ??= []).push(idOf(name, meta.walk!.path))
  }
  const failed = own
    .filter(({ status }) => status === "failed")
    .map(({ title, ancestorTitles, failureMessages }) => ({
      line: `${title}: ${(failureMessages[0] ?? "").split("\n")[0]}`,
      artifacts: screenshots[[...ancestorTitles, title].join(" > ")] ?? [],
    }))
  return {
    commit,
    milliseconds: Math.round(own.reduce((sum, { duration }) => sum + (duration ?? 0), 0)),
    paths: {
      passed: walks.filter(({ status }) => status === "passed").length,
      failed: failed.map(({ line }) => line),
    },
    ...artifactsOf(failed),
    transitions,
    answers: [
      ...new Set(walks.filter(({ status }) => status === "passed").flatMap(({ meta }) => meta.walk!.answers)),
    ].toSorted(),
    pressed: {
      states: pressed.length,
      controls: pressed.reduce((sum, { controls }) => sum + controls, 0),
      wrong: pressed.flatMap(({ wrong }) => wrong),
    },
  }
}

/** All paths in Chromium, as `npm test` walks them, and every control of every state pressed once. */
export const walkScreens = async (
  flows: readonly Flow[],
  commit: string,
): Promise<Readonly<Record<string, WalkedPath>>> => {
  const report = inRoot("reports/paths-screens.json")
  await rm(report, { force: true })
  await rm(screenshotsFile, { force: true })
  const files = ["tests/walks.screen.test.tsx", "tests/negative.screen.test.tsx"]
  await run(
    "vitest",
    [
      "run",
      "--project",
      "screens",
      ...files,
      "--reporter",
      "default",
      "--reporter",
      "json",
      "--reporter",
      inRoot("scripts/paths/walk/failure-screenshots.ts"),
      `--outputFile.json=${report}`,
      "--browser.screenshotFailures",
    ],
    { VITE_WALK: flows.map(({ name }) => name).join(",") },
  )
  const results = resultsIn(report)
  const screenshots = existsSync(screenshotsFile)
    ? (JSON.parse(readFileSync(screenshotsFile, "utf8")) as FailureScreenshots)
    : {}
  return Object.fromEntries(flows.map((flow) => [flow.name, walkedOf(flow, results, screenshots, commit)]))
}
