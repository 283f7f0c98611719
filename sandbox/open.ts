import { join, resolve } from "node:path"
import type { Sandbox } from "./app.ts"
import { lock } from "./lock.ts"
import { toleranceFrom, type Tolerance } from "./rules/tolerance.ts"

type Environment = Readonly<Record<string, string | undefined>>

const folderFrom = (environment: Environment): string =>
  resolve(import.meta.dirname, "..", environment["SANDBOX_DATA"] || ".data")

const openEmbedded = async (folder: string, tolerance: Tolerance): Promise<Sandbox> => {
  const { release } = await lock(folder)
  const { createSandbox } = await import("./app.ts")
  const sandbox = await createSandbox({ database: { dataDir: join(folder, "postgres") }, tolerance })
  const close = async (): Promise<void> => {
    await sandbox.close()
    await release()
  }
  return { fetch: sandbox.fetch, close }
}

/** On the PostgreSQL server of DATABASE_URL, else on the embedded database in a folder of the project. */
export const openSandbox = async (environment: Environment = process.env): Promise<Sandbox> => {
  const url = environment["DATABASE_URL"]
  const tolerance = toleranceFrom(environment)
  if (url === undefined || url === "") return openEmbedded(folderFrom(environment), tolerance)
  const { createSandbox } = await import("./app.ts")
  return createSandbox({ database: { url }, tolerance })
}
