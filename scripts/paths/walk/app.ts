import { rm } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { relative } from "node:path"
import { findBrowser } from "#scripts/browser.ts"
import { readReport, specsIn } from "#scripts/counts.ts"
import { appPaths } from "#scripts/paths/app/app-paths.ts"
import { appSetups } from "#scripts/paths/app/setups/index.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { generateAll, writeFiles } from "#scripts/paths/generate.ts"
import { idOf } from "#scripts/paths/script.ts"
import { printLine } from "#scripts/print-line.ts"
import { inRoot, root } from "#scripts/root.ts"
import { run } from "#scripts/run.ts"
import { startServers } from "#scripts/server.ts"
import { type WalkResult, recordPaths } from "./machine.ts"

/** Runs the specs of a folder. Returns the result of each test by the name of its path. Throws if the build fails. */
const play = async (folder: string): Promise<ReadonlyMap<string, WalkResult>> => {
  // The machine walk has loaded Vite, which sets this variable in its process.
  if ((await run("vite", ["build", "--logLevel", "warn"], { NODE_ENV: "production" })) !== 0)
    throw new Error("The build failed; the reason is above.")
  const report = `${folder}/results.json`
  // Each worker has its own server, because a sandbox has one list of failures for all clients.
  await using servers = await startServers(availableParallelism())
  await run("playwright", ["test", "--config", `${folder}/playwright.config.ts`], {
    E2E_URL: servers.urls,
    E2E_REPORT: report,
    HASHWELL_BROWSER: findBrowser(),
  })
  const specs = (await readReport(report, specsIn)) ?? []
  return new Map(
    specs.map(({ title, ok, tests }) => {
      const results = tests.flatMap((test) => test.results)
      const failure = results.find(({ error }) => error !== undefined)?.error?.message?.split("\n")[0]
      const files = results.flatMap(({ attachments }) => attachments)
      const ended = {
        failed: ok ? null : (failure ?? "it did not run"),
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        artifacts: files.flatMap(({ name, path }) =>
          path !== undefined && ["screenshot", "trace"].includes(name) ? [relative(root, path)] : [],
        ),
      }
      return [title.split(" ")[0]!, ended]
    }),
  )
}

/** Builds the working tree and walks the possible paths on the server of `npm start`. */
export const walkApp = async (flows: readonly Flow[], commit: string) => {
  const { files, refused } = await generateAll(flows, { format: "playwright", strategy: "cover", locale: "en-US" })
  for (const { machine, reason } of refused) printLine(`${machine}: not walked on the app. ${reason}`)
  if (files.length === 0) return {}
  const folder = inRoot("reports/paths-app")
  await rm(folder, { recursive: true, force: true })
  writeFiles(folder, files)
  const ends = await play(folder)
  const walks = flows.flatMap((flow) => {
    const app = appSetups[flow.name]
    if (app === undefined) return []
    const walked = appPaths(flow, app, flow.model.paths()).possible.map(({ path, number }) => {
      const ended = ends.get(idOf(flow.name, number)) ?? { failed: "it did not run", milliseconds: 0 }
      return { path, number, ended }
    })
    return [recordPaths(flow, commit, walked).then((record) => [flow.name, record] as const)]
  })
  return Object.fromEntries(await Promise.all(walks))
}
