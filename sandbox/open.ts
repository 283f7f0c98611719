import { join, resolve } from "node:path"
import type { Sandbox, SandboxOptions } from "./app.ts"
import { readDeskAccess } from "./desk/access.ts"
import { offeredExtensions } from "./extensions.ts"
import { lockFolder } from "./lock.ts"
import { readTolerance } from "./rules/tolerance.ts"
import { checkDatabaseUrl, prepareFolder } from "./start-failures.ts"

type Environment = Readonly<Record<string, string | undefined>>
type Options = Pick<SandboxOptions, "origin" | "report">

const folderFrom = (environment: Environment): string =>
  resolve(import.meta.dirname, "..", environment["SANDBOX_DATA"] || ".data")

const openEmbedded = async (folder: string, options: SandboxOptions): Promise<Sandbox> => {
  await prepareFolder(folder)
  const { release } = await lockFolder(folder)
  const { createSandbox } = await import("./app.ts")
  const sandbox = await createSandbox({ ...options, database: { dataDir: join(folder, "postgres") } })
  const close = async (): Promise<void> => {
    await sandbox.close()
    await release()
  }
  return { ...sandbox, close }
}

/**
 * Opens the sandbox on the PostgreSQL server of DATABASE_URL, or without that variable on the embedded database in a folder of the project.
 */
export const openSandbox = async (options: Options, environment: Environment = process.env): Promise<Sandbox> => {
  const url = environment["DATABASE_URL"]
  const whole = {
    ...options,
    tolerance: readTolerance(environment),
    extensions: offeredExtensions(environment),
    desk: readDeskAccess(environment),
  }
  if (url === undefined || url === "") return openEmbedded(folderFrom(environment), whole)
  checkDatabaseUrl(url)
  const [{ createSandbox }, { readDatabaseLimits, hasTransactionPooler }] = await Promise.all([
    import("./app.ts"),
    import("./database.ts"),
  ])
  const pooled = hasTransactionPooler(environment)
  return createSandbox({ ...whole, database: { url, isPooled: pooled, limits: readDatabaseLimits(environment) } })
}
