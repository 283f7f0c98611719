import { statfsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { PGlite } from "@electric-sql/pglite"

export type EmbeddedOption = "memory" | { readonly snapshot: Blob } | { readonly dataDir: string }

/** Free bytes that are reserved for running statements and for closing the database: three segments of the database log, 16 MB each. */
const reserve = 48 * 1024 * 1024

const writes = /^\s*(?:insert|update|delete|with|truncate|create|alter|drop)\b/i

/**
 * Returns a check that refuses writes on a nearly full disk with SQLSTATE 53100, as PostgreSQL does on a full one. A database that cannot
 * write its log ends, and the embedded one would end this process too.
 */
export const checkDisk =
  (folder: string, minFreeBytes = reserve) =>
  (statement: string): void => {
    if (!writes.test(statement)) return
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize < minFreeBytes)
      throw Object.assign(new Error(`The disk of ${folder} is full`), { code: "53100" })
  }

/**
 * The PGlite extension that ends the process when the database has crashed. A crashed database never leaves its main loop, so the process
 * could no longer handle requests or signals.
 */
const endWithIt = {
  name: "end with the database",
  setup: (_: unknown, emscriptenOpts: object) => {
    const onAbort = () => {
      process.stderr.write("The embedded database has ended. The reason is above. Start the server again.\n")
      process.exit(1)
    }
    return Promise.resolve({ emscriptenOpts: { ...emscriptenOpts, onAbort } })
  },
}

const extensions = { endWithIt }

export const openEmbedded = async (option: EmbeddedOption): Promise<PGlite> => {
  if (option === "memory") return PGlite.create({ extensions })
  if ("snapshot" in option) return PGlite.create({ loadDataDir: option.snapshot, extensions })
  await mkdir(dirname(option.dataDir), { recursive: true })
  return PGlite.create(option.dataDir, { extensions })
}

/** The protocol messages to which the database responds: a simple query, Sync and Flush. */
const repliedMessages: readonly number[] = ["Q", "S", "H"].map((character) => character.charCodeAt(0))

/**
 * Wraps the database, so that it receives all messages of a statement together, as a server does. Messages that are sent one by
 * one need a round trip each, which makes a short statement a tenth slower.
 */
export const batchMessages = (lite: PGlite): PGlite => {
  const waiting: Uint8Array[] = []
  const execProtocolStream: PGlite["execProtocolStream"] = (message, options) => {
    waiting.push(message)
    if (!repliedMessages.includes(message[0]!)) return Promise.resolve([])
    return lite.execProtocolStream(Buffer.concat(waiting.splice(0)), options)
  }
  return { waitReady: lite.waitReady, execProtocolStream } satisfies Partial<PGlite> as unknown as PGlite
}
