import { existsSync, readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { relative } from "node:path"
import { findBrowser } from "#scripts/browser.ts"
import { type PlaywrightSuite, specsIn } from "#scripts/counts.ts"
import { inRoot, root } from "#scripts/root.ts"
import { run } from "#scripts/run.ts"
import { say } from "#scripts/say.ts"
import { startServer } from "#scripts/server.ts"
import { appPaths } from "#scripts/paths/app/app-paths.ts"
import { wirings } from "#scripts/paths/app/wirings/index.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { generateAll, writeAll } from "#scripts/paths/generate.ts"
import type { WalkedPath } from "#scripts/paths/record.ts"
import { idOf } from "#scripts/paths/script.ts"
import { gathered, replay } from "./machine.ts"

const artifactsIn = ({ name, path }: { readonly name: string; readonly path?: string }): readonly string[] =>
  path !== undefined && ["screenshot", "trace"].includes(name) ? [relative(root, path)] : []

const readSpecs = (report: string) =>
  existsSync(report) ? specsIn(JSON.parse(readFileSync(report, "utf8")) as PlaywrightSuite) : []

/** The paths the app can be led, on what `npm start` serves, built from what stands here. */
export const walkApp = async (
  flows: readonly Flow[],
  commit: string,
): Promise<Readonly<Record<string, WalkedPath>>> => {
  const { files, refused } = await generateAll(flows, { format: "playwright", strategy: "cover", locale: "en-US" })
  for (const { machine, why } of refused) say(`${machine}: not walked on the app. ${why}`)
  if (files.length === 0) return {}
  const folder = inRoot("reports/paths-app")
  await rm(folder, { recursive: true, force: true })
  writeAll(folder, files)
  if ((await run("vite", ["build", "--logLevel", "warn"])) !== 0)
    throw new Error("The build failed; the reason is above.")
  const report = `${folder}/results.json`
  // A sandbox has one list of failures for all, so each worker has a server to itself.
  const servers = await Promise.all(Array.from({ length: availableParallelism() }, () => startServer()))
  try {
    await run("playwright", ["test", "--config", `${folder}/playwright.config.ts`], {
      E2E_URL: servers.map(({ url }) => url).join(" "),
      E2E_REPORT: report,
      HASHWELL_BROWSER: findBrowser(),
    })
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
  const specs = readSpecs(report)
  const walked: Record<string, WalkedPath> = {}
  for (const flow of flows) {
    const app = wirings[flow.name]
    if (app === undefined) continue
    let milliseconds = 0
    const paths = await Promise.all(
      appPaths(flow, app, flow.model.paths()).possible.map(async ({ path, number }) => {
        const id = idOf(flow.name, number)
        const spec = specs.find(({ title }) => title.startsWith(`${id} `))
        const results = spec?.tests.flatMap((test) => test.results) ?? []
        milliseconds += results.reduce((sum, { duration }) => sum + duration, 0)
        const failure =
          results.find(({ error }) => error !== undefined)?.error?.message?.split("\n")[0] ?? "it did not run"
        return {
          id,
          ...(await replay(flow.model, path)),
          failed: spec?.ok === true ? null : failure,
          artifacts: results.flatMap(({ attachments }) => attachments).flatMap(artifactsIn),
        }
      }),
    )
    walked[flow.name] = gathered(commit, milliseconds, paths)
  }
  return walked
}
