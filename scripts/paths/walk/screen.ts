import { existsSync, readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { inRoot } from "#scripts/root.ts"
import { run } from "#scripts/run.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { WalkedPath } from "#scripts/paths/record.ts"
import { idOf } from "#scripts/paths/script.ts"
import { gathered } from "./machine.ts"
import { resultsFile, type ScreenResult } from "./screen-reporter.ts"

const walkedOf = ({ name }: Flow, results: readonly ScreenResult[], commit: string): WalkedPath => {
  const own = results.filter(({ machine }) => machine === name)
  const milliseconds = own.reduce((sum, result) => sum + result.milliseconds, 0)
  const pressed = own.flatMap((result) => result.pressed ?? [])
  // A failed path is named by its steps, a passed one by its number.
  const paths = own
    .filter(({ walk, failed }) => walk !== undefined || failed !== null)
    .map(({ title, failed, artifacts, walk = { path: 0, transitions: [], answers: [] } }) => ({
      ...walk,
      id: failed === null ? idOf(name, walk.path) : title,
      failed,
      artifacts,
    }))
  return {
    ...gathered(commit, milliseconds, paths),
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
  await rm(resultsFile, { force: true })
  const reporters = ["default", inRoot("scripts/paths/walk/screen-reporter.ts")].flatMap((name) => ["--reporter", name])
  await run("vitest", ["run", "--project", "screens", "tests/walks/", ...reporters, "--browser.screenshotFailures"], {
    VITE_WALK: flows.map(({ name }) => name).join(","),
  })
  const results = existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, "utf8")) as ScreenResult[]) : []
  return Object.fromEntries(flows.map((flow) => [flow.name, walkedOf(flow, results, commit)]))
}
