import { randomUUID } from "node:crypto"
import type { Effect } from "effect"
import { BigDecimal, Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { serve, type Sandbox } from "../../sandbox/app.ts"
import type { Database } from "../../sandbox/database.ts"
import { openTestDatabase } from "../../sandbox/testing/database.ts"
import { ask, client, got } from "../../tests/setup/client"
import type { Fetch } from "../../tests/setup/client"
import { callFailed, named } from "../domain/failure"
import { decimal, toPlain } from "../domain/money"
import { createWithdrawal, findWithdrawal, loadWithdrawalSummary } from "./withdrawal"

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const why = async <A, E>(effect: Effect.Effect<A, E>) => Result.getFailure(await ask(effect))

let database: Database
let sandbox: Sandbox["fetch"]
const fetch: Fetch = (url, init) => sandbox(new Request(url, init))
const persona = async (name: "miner" | "demo") => {
  const answer = await fetch("http://localhost/sandbox/api/personas", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ persona: name })
  })
  const { access_token } = await answer.json() as { readonly access_token: string }
  return access_token
}
const wish = (more: object = {}) => ({ id: randomUUID(), coin: "btc", amount: decimal("0.001"), address, ...more } as const)

beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = serve(database.db)
})
afterAll(() => database.close())

it("reads the bounds, withdraws, and answers the same for the same id", async () => {
  const api = client(fetch, { token: await persona("miner") })
  const before = await got(loadWithdrawalSummary(api)("btc"))
  expect([before.currencyId, toPlain(before.minValue), toPlain(before.maxValue), before.base.currencyId]).toEqual(["btc", "0.0005", "1", "usd"])
  const wanted = wish()
  const made = await got(createWithdrawal(api)(wanted))
  expect({ ...made, amount: toPlain(made.amount) }).toMatchObject({ id: wanted.id, amount: "0.001", address, currencyId: "btc" })
  expect(await got(createWithdrawal(api)(wanted))).toEqual(made)
  const after = await got(loadWithdrawalSummary(api)("btc"))
  expect(toPlain(BigDecimal.subtract(before.balance, after.balance))).toBe("0.001")
  expect(await got(findWithdrawal(api)({ id: wanted.id }))).toEqual(made)
  expect(await got(findWithdrawal(api)({ id: randomUUID() }))).toBeNull()
})

it("names what a refusal means: an id that is taken, the demo, the server's own words", async () => {
  const api = client(fetch, { token: await persona("miner") })
  const wanted = wish()
  await got(createWithdrawal(api)(wanted))
  expect(await why(createWithdrawal(api)({ ...wanted, amount: decimal("0.002") }))).toMatchObject({ value: named("IdReused") })
  expect(await why(createWithdrawal(api)(wish({ amount: decimal("0.9") })))).toMatchObject({
    value: { _tag: "CallFailed", reason: "refused", message: "The amount is above your balance." }
  })
  expect(await why(createWithdrawal(client(fetch, { token: await persona("demo") }))(wish()))).toMatchObject({ value: named("Demo") })
})

it("an answer that was lost is not a failure: it was made, and is found by its id", async () => {
  const token = await persona("miner")
  const losing: Fetch = async (url, init) => {
    await fetch(url, init)
    throw new TypeError("Failed to fetch")
  }
  const wanted = wish()
  expect(await why(createWithdrawal(client(losing, { token }))(wanted))).toMatchObject({ value: named("AnswerLost") })
  expect(await got(findWithdrawal(client(fetch, { token }))({ id: wanted.id }))).toMatchObject({ id: wanted.id })
  const offline: Fetch = () => Promise.reject(new TypeError("Failed to fetch"))
  expect(await why(findWithdrawal(client(offline, { token }))({ id: wanted.id }))).toMatchObject({ value: callFailed("offline") })
})
