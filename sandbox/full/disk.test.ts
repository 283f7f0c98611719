import { spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdtemp, open, rm, statfs } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { openDatabase } from "#sandbox/database.ts"
import { findImbalances } from "#sandbox/testing/ledger-balance.ts"
import { startServer, type TestDatabase } from "./server.ts"

const folder = await mkdtemp(join(tmpdir(), "hashwell-disk-"))
/** The result of mounting a small disk in memory. Only root may mount one, and not in every container. */
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=220m", "tmpfs", folder])
const hasDisk = mounted.status === 0
if (!hasDisk) console.info(`The full disk is not tested: ${String(mounted.stderr ?? mounted.error).trim()}`)

afterAll(async () => {
  if (hasDisk) spawnSync("umount", [folder])
  await rm(folder, { recursive: true, force: true })
})

/** Fills the disk completely, as another program's log might. */
const fillDisk = async (file: string): Promise<void> => {
  const handle = await open(file, "w")
  const part = Buffer.alloc(1024 * 1024)
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(folder)
      if (bavail === 0) return
      await handle.write(part, 0, Math.min(part.length, bavail * bsize))
    }
  } finally {
    await handle.close()
  }
}

it.skipIf(!hasDisk)(
  "the server reads while the disk is full, and writes again when there is space (needs root)",
  { timeout: 120_000 },
  async () => {
    const data = join(folder, "data")
    const store: TestDatabase = {
      environment: { SANDBOX_DATA: data },
      open: () => openDatabase({ dataDir: join(data, "postgres") }),
      remove: () => Promise.resolve(),
    }
    const server = await startServer(store)
    const order = async () => {
      const id = randomUUID()
      const body = { id, items: [{ productId: "btc-limited", quantity: "10" }] }
      return { id, ...(await server.api("/orders", { body })) }
    }
    const first = await order()
    const filler = join(folder, "filler")
    await fillDisk(filler)
    const refused = [await order(), await order()]
    const reads = ["/products", `/orders/${first.id}`, "/products"]
    const statuses: number[] = []
    for (const path of reads) statuses.push((await server.api(path)).status)
    const readiness = await fetch(`${server.url}/readyz`)
    await rm(filler)
    const second = await order()
    await server.stop()
    const { db, close } = await store.open()
    const rows = await db.selectFrom("customer_order").select("id").orderBy("number").execute()
    const imbalances = await findImbalances(db)
    await close()
    expect(refused.map(({ status, headers, body }) => [status, headers.get("Retry-After"), body])).toEqual(
      refused.map(({ headers }) => [
        503,
        "5",
        expect.objectContaining({ code: "Unavailable", requestId: headers.get("X-Request-Id") }),
      ]),
    )
    expect({ statuses, ready: readiness.status, after: second.status, imbalances }).toEqual({
      statuses: [200, 200, 200],
      ready: 200,
      after: 201,
      imbalances: [],
    })
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id])
  },
)
