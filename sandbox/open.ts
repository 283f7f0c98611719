import { resolve } from "node:path"

export type Sandbox = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

export type Database = { readonly url: string } | { readonly dataDir: string }

/** A given PostgreSQL server, else the embedded database in a folder of the project. */
export const chooseDatabase = (environment: Environment): Database => {
  const url = environment["DATABASE_URL"]
  if (url !== undefined && url !== "") return { url }
  return { dataDir: resolve(import.meta.dirname, "..", environment["SANDBOX_DATA"] || ".data") }
}

export const openSandbox = async (environment: Environment = process.env): Promise<Sandbox> => {
  const { createSandbox } = await import("./app.ts")
  return createSandbox({ database: chooseDatabase(environment) })
}
