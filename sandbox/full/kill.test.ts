import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { describe, expect, it, vi } from "vitest"
import { findImbalances } from "#sandbox/testing/ledger-balance.ts"
import { waitOptions, seed, createRandom, startServer, testDatabases, type Server } from "./server.ts"

const password = "correct-horse"
const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

/** The number of rounds on each database. */
const rounds = 20

interface Tokens {
  readonly access_token: string
}
interface Invoice {
  readonly invoiceId: string
}
interface Total {
  readonly total: number
}
interface Order {
  readonly id: string
  readonly state: string
  readonly payments: readonly unknown[]
}
interface History {
  readonly values: readonly { readonly id: string }[]
}

/** Checks after a restart that an acknowledged write exists exactly once. Returns the problem, or undefined if there is none. */
type Check = (server: Server) => Promise<string | undefined>

interface Journal {
  readonly checks: Check[]
  acknowledged: number
}

const missing = (what: string, isThere: boolean): string | undefined => (isThere ? undefined : what)

/** Signs up, orders, pays and changes settings. Each response is noted with a check for it. */
const buy = async (server: Server, journal: Journal): Promise<void> => {
  const note = (check: Check) => {
    journal.acknowledged += 1
    journal.checks.push(check)
  }
  const email = `${randomUUID()}@shop.example`
  const signedUp = await server.api<Tokens>("/signup", { body: { email, password, currencyId: "usd" } })
  const token = signedUp.body.access_token
  note(async ({ api }) => missing(`account ${email}`, (await api("/profile", { token })).status === 200))
  const id = randomUUID()
  const form = { id, items: [{ productId: "btc-limited", quantity: "10" }] }
  if ((await server.api("/orders", { body: form, token })).status !== 201) throw new Error("An order was refused")
  // The retry has the same id, so it must return the first order and not create a second one.
  note(async ({ api }) =>
    missing(
      `order ${id}`,
      (await api("/orders", { body: form, token })).status === 200 &&
        (await api<Total>("/orders/", { token })).body.total === 1,
    ),
  )
  await server.api(`/orders/${id}/assign`, { body: { email }, token })
  const invoice = await server.api<Invoice>(`/orders/${id}/invoices`, {
    body: { paymentType: "Crypto", currencyId: "btc" },
    token,
  })
  const { invoiceId } = invoice.body
  note(async ({ api }) => {
    const again = await api<Invoice>(`/orders/${id}/invoices`, {
      body: { paymentType: "Crypto", currencyId: "btc" },
      token,
    })
    const { state } = (await api<Order>(`/orders/${id}`, { token })).body
    return missing(
      `invoice ${invoiceId}`,
      again.body.invoiceId === invoiceId || (again.status === 409 && state === "Completed"),
    )
  })
  await server.api("/profile", { method: "PATCH", body: { culture: "ru-RU" }, token })
  note(async ({ api }) =>
    missing(`culture of ${email}`, (await api<{ culture: string }>("/profile", { token })).body.culture === "ru-RU"),
  )
  await server.desk(`/api/invoices/${invoiceId}/pay`, { body: { kind: "exact" } })
  note(async ({ api }) => {
    const { state, payments } = (await api<Order>(`/orders/${id}`, { token })).body
    const contracts = (await api<Total>("/contracts/", { token })).body.total
    return missing(`payment of ${id}`, state === "Completed" && payments.length === 1 && contracts === 1)
  })
}

interface Miner {
  readonly email: string
  readonly password: string
}

const signIn = async ({ api }: Server, { email, password: given }: Miner): Promise<string> =>
  (await api<Tokens>("/token", { form: { grant_type: "password", username: email, password: given } })).body
    .access_token

/** Withdraws the minimum amount. After the restart, a withdrawal without a response is sent again with its id. */
const withdraw = async (server: Server, miner: Miner, journal: Journal): Promise<void> => {
  const token = await signIn(server, miner)
  const form = { id: randomUUID(), amount: "0.0005", address, currencyId: "btc" }
  const check: Check = async (restarted) => {
    const own = await signIn(restarted, miner)
    const again = isRefused ? { status: 400 } : await restarted.api("/withdraws", { body: form, token: own })
    const { values } = (
      await restarted.api<History>("/dashboard/operationhistory?operationType=Withdrawal&count=100", { token: own })
    ).body
    const times = values.filter((operation) => operation.id === form.id).length
    return missing(`withdrawal ${form.id}: ${again.status}, ${times} times`, times === (isRefused ? 0 : 1))
  }
  // A withdrawal without an acknowledgement must not happen twice either, so the journal gets its check before the call.
  let isRefused = false
  journal.checks.push(check)
  const { status } = await server.api("/withdraws", { body: form, token })
  // Status 400 means that the balance is empty, so the history must not contain this withdrawal.
  if (status === 400) isRefused = true
  else journal.acknowledged += 1
}

describe.concurrent.each(testDatabases)("on $name", ({ create, skipped, name }) => {
  it.skipIf(skipped)(
    `a server killed ${rounds} times during writes loses and repeats no acknowledged write`,
    { timeout: 3_600_000 },
    async () => {
      const random = createRandom(seed)
      const store = await create()
      let server = await startServer(store)
      let acknowledged = 0
      const failures: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        const journal: Journal = { checks: [], acknowledged: 0 }
        const miner = (await server.desk<Miner>("/api/personas", { body: { persona: "miner" } })).body
        let isDown = false
        const repeat = async (write: () => Promise<void>) => {
          while (!isDown)
            await write().catch((failure: unknown) => {
              if (!isDown) throw failure
            })
        }
        const writers = Promise.all([
          ...Array.from({ length: 3 }, () => repeat(() => buy(server, journal))),
          repeat(() => withdraw(server, miner, journal)),
        ])
        const writes = 2 + Math.floor(random() * 8)
        await Promise.race([writers, vi.waitUntil(() => journal.acknowledged >= writes, waitOptions)])
        // The kill interrupts the four writers at a random moment.
        await wait(random() * 100)
        isDown = true
        await server.kill()
        await writers
        server = await startServer(store)
        const restarted = server
        for (const check of journal.checks)
          failures.push(...[await check(restarted)].filter((problem) => problem !== undefined))
        acknowledged += journal.acknowledged
      }
      await server.stop()
      const { db, close } = await store.open()
      const imbalances = await findImbalances(db)
      await close()
      await store.remove()
      console.info(
        `${name}: seed ${seed}, ${rounds} kills, ${acknowledged} acknowledged writes, ${failures.length} lost or doubled`,
      )
      expect({ wrong: failures, imbalances }).toEqual({ wrong: [], imbalances: [] })
    },
  )
})
