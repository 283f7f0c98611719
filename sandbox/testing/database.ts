import { createHash, randomUUID } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { sql } from "kysely"
import { openDatabase, type Database, type OnStatement } from "#sandbox/database.ts"
import { steps } from "#sandbox/migrations.ts"

const folder = resolve(import.meta.dirname, "../../node_modules/.cache/sandbox")

const sources = ["migrate.ts", "../node_modules/@electric-sql/pglite/package.json"]

const snapshotName = async (): Promise<string> => {
  const hash = createHash("sha256").update(JSON.stringify(steps))
  for (const source of sources) hash.update(await readFile(resolve(import.meta.dirname, "..", source)))
  return `${hash.digest("hex").slice(0, 16)}.tar`
}

/**
 * Opens an embedded database. A migrated snapshot starts ten times faster than an empty database. The first test file creates the snapshot.
 */
export const openEmbedded = async (onStatement?: OnStatement): Promise<Database> => {
  const file = join(folder, await snapshotName())
  const snapshot = await readFile(file).catch(() => undefined)
  if (snapshot) return openDatabase({ snapshot: new Blob([snapshot]) }, onStatement)
  const database = await openDatabase("memory", onStatement)
  const draft = `${file}.${randomUUID()}`
  await mkdir(folder, { recursive: true })
  await writeFile(draft, Buffer.from(await (await database.snapshot()).arrayBuffer()))
  await rename(draft, file)
  return database
}

/** Limits for tests. On a busy machine, many concurrent calls wait for each other longer than customers may wait. */
const patient = { statement: 60_000, connect: 60_000, connections: 10 }

export const openOnServer = async (url: string, onStatement?: OnStatement): Promise<Database> => {
  const schema = `test_${randomUUID().replaceAll("-", "")}`
  const database = await openDatabase({ url, schema, limits: patient }, onStatement)
  const close = async () => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(database.db)
    await database.close()
  }
  return { ...database, close }
}

/** Opens a database for a test: embedded, or a separate schema on the server of DATABASE_URL. */
export const openTestDatabase = (onStatement?: OnStatement): Promise<Database> => {
  const url = process.env["DATABASE_URL"]
  return url === undefined || url === "" ? openEmbedded(onStatement) : openOnServer(url, onStatement)
}
