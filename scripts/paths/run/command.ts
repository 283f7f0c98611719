import { copyFileSync, mkdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { serve } from "@hono/node-server"
import type { Locale } from "#domain/shared/currency.ts"
import { UsageError } from "#scripts/paths/flows.ts"
import type { Origins } from "#scripts/paths/origins.ts"
import { printLine } from "#scripts/print-line.ts"
import { createRun, type RunSelection } from "./begin.ts"
import { exports, type ExportName } from "./exports/exports.ts"
import { countsOf } from "./format.ts"
import { createRunApp } from "./run-app.ts"
import { beginRun, hasRun, imagesIn, openRun } from "./store.ts"

export const defaultRuns = "reports/runs"

const folderOf = (runs: string, name: string): string => {
  if (!/^[\p{L}\d][\p{L}\d._-]{0,99}$/u.test(name))
    throw new UsageError(`--name is letters, digits, dots and hyphens, not "${name}".`)
  return join(resolve(runs), name)
}

interface Running {
  readonly name: string | undefined
  readonly runs: string
  readonly chosen: RunSelection
  readonly language: Locale
  readonly origins: Origins
  readonly port: number
}

/**
 * Serves the pages of a run until the user stops the command. The run is new, or continues an existing run. Throws a
 * `UsageError` if the name is invalid or the port is in use.
 */
export const runScripts = async ({ name, runs, chosen, language, origins, port }: Running): Promise<number> => {
  const named = name ?? `${new Date().toISOString().slice(0, 10)}-${language}`
  const folder = folderOf(runs, named)
  if (hasRun(folder)) printLine(`${named} goes on with the scripts that were chosen when it began.`)
  else beginRun(folder, await createRun(named, chosen, language, origins))
  const store = openRun(folder)
  const { all, open } = countsOf(store.read())
  const server = serve({ fetch: createRunApp(store).fetch, hostname: "127.0.0.1", port }, (info) => {
    printLine(`${all} scripts, ${open} without a result, in ${join(folder, "run.json")}`)
    printLine(`Open http://127.0.0.1:${info.port}/ Stop with Ctrl+C; the same command goes on later.`)
  })
  return await new Promise((done, failed) => {
    server.on("error", (error: NodeJS.ErrnoException) =>
      failed(error.code === "EADDRINUSE" ? new UsageError(`Port ${port} is in use: --port names another one.`) : error),
    )
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close(() => done(0)))
  })
}

/** Writes the results of a run in another format. Throws a `UsageError` if there is no such run. */
export const exportRun = (name: string, runs: string, format: ExportName, out: string): number => {
  const folder = folderOf(runs, name)
  if (!hasRun(folder)) throw new UsageError(`There is no run "${name}" in ${runs}.`)
  const { ending, write } = exports[format]
  const file = join(out, `${name}.${ending}`)
  mkdirSync(out, { recursive: true })
  const run = openRun(folder).read()
  writeFileSync(file, write(run, folder))
  // The Markdown file links to the screenshots in its folder, so the command copies them there.
  if (format === "markdown") for (const name of imagesIn(run)) copyFileSync(join(folder, name), join(out, name))
  printLine(file)
  return 0
}
