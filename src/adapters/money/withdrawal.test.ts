import { BigDecimal, Result, type Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { runEffect } from "#adapters/shared/run.ts"
import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall, client, runCallOrThrow, type Fetch } from "#tests/setup/client.ts"
import { createWithdrawalRequests } from "./withdrawal-requests.ts"
import { createWithdrawal, findWithdrawal, loadWithdrawalSummary, resolveUnknownRequests } from "./withdrawal.ts"

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const why = async <A, E>(effect: Effect.Effect<A, E>) => Result.getFailure(await runCall(effect))

let database: Database
let sandbox: Sandbox["fetch"]
const fetch: Fetch = (url, init) => sandbox(new Request(url, init))
const persona = async (name: "miner" | "demo") => {
  const response = await fetch("http://localhost/sandbox/api/personas", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ persona: name }),
  })
  const { access_token } = (await response.json()) as { readonly access_token: string }
  return access_token
}
const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const requestsOf = (local = storage(), session = storage()) =>
  createWithdrawalRequests({ local: () => local, session: () => session })
const form = (more: Partial<Omit<WithdrawalRequest, "id">> = {}) =>
  ({ id: null, customerId: "c-1", coin: "btc", amount: decimal("0.001"), address, ...more }) as const
const blocking = (request: Partial<WithdrawalRequest>, tag = "ResponseLost") => ({
  value: { _tag: tag, request: { ...request, id: expect.any(String) as string } },
})

beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = createFetchHandler(database.db)
})
afterAll(() => database.close())

it("loads the limits, withdraws, and leaves the coin free for the next withdrawal", async () => {
  const api = client(fetch, { token: await persona("miner") })
  const requests = requestsOf()
  const before = await runCallOrThrow(loadWithdrawalSummary(api)("btc"))
  expect([
    before.currencyId,
    toPlainDecimal(before.minValue),
    toPlainDecimal(before.maxValue),
    before.base.currencyId,
  ]).toEqual(["btc", "0.0005", "1", "usd"])
  const made = await runCallOrThrow(createWithdrawal(api, requests)(form()))
  expect({ ...made, amount: toPlainDecimal(made.amount) }).toMatchObject({
    amount: "0.001",
    address,
    currencyId: "btc",
  })
  const again = await runCallOrThrow(createWithdrawal(api, requests)(form()))
  expect(again.id).not.toBe(made.id)
  const after = await runCallOrThrow(loadWithdrawalSummary(api)("btc"))
  expect(toPlainDecimal(BigDecimal.subtract(before.balance, after.balance))).toBe("0.002")
})

it("distinguishes refusals, and stores nothing after a refused withdrawal", async () => {
  const api = client(fetch, { token: await persona("miner") })
  const requests = requestsOf()
  expect(await why(createWithdrawal(api, requests)(form({ amount: decimal("0.9") })))).toMatchObject({
    value: { _tag: "CallFailed", reason: "refused", message: "The amount is above your balance." },
  })
  expect(await why(createWithdrawal(client(fetch, { token: await persona("demo") }), requests)(form()))).toMatchObject({
    value: taggedFailure("Demo"),
  })
  expect(requests.pending("c-1", "btc")).toBeNull()
})

it("a withdrawal that gets 401 is settled, although the sign-in replaces its page", async () => {
  const pageLeft = new AbortController()
  const refuse: Fetch = () => {
    pageLeft.abort()
    return Promise.resolve(Response.json({ code: "Unauthorized", message: "Please sign in." }, { status: 401 }))
  }
  const requests = requestsOf()
  const sending = runEffect(createWithdrawal(client(refuse, { token: "over" }), requests)(form()), pageLeft.signal)
  await sending.catch(() => null)
  expect(requests.pending("c-1", "btc")).toBeNull()
})

/** Loses the responses to the first POST requests, which do reach the server. Every other response arrives. */
const losing = (count = 1): Fetch => {
  let left = count
  return async (url, init) => {
    const response = await fetch(url, init)
    if (init.method !== "POST" || left === 0) return response
    left -= 1
    throw new TypeError("Failed to fetch")
  }
}

it("a lost response blocks the coin, and only that coin, until the history contains the id", async () => {
  const token = await persona("miner")
  const local = storage()
  const api = client(losing(), { token })
  const lost = await why(createWithdrawal(api, requestsOf(local))(form()))
  expect(lost).toMatchObject(blocking({ coin: "btc", address }))
  // Simulates a reload of the page.
  const requests = requestsOf(local)
  const pending = requests.pending("c-1", "btc")!
  expect(await why(createWithdrawal(api, requests)(form({ amount: decimal("0.002") })))).toMatchObject(
    blocking({ id: pending.id }, "PreviousOutcomeUnknown"),
  )
  const eth = { coin: "eth", amount: decimal("0.01"), address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" } as const
  expect(await runCallOrThrow(createWithdrawal(api, requests)(form(eth)))).toMatchObject({
    currencyId: "eth",
    address: eth.address,
  })
  const offline: Fetch = () => Promise.reject(new TypeError("Failed to fetch"))
  expect(await why(findWithdrawal(client(offline, { token }), requests)({ request: pending }))).toMatchObject({
    value: callFailed("offline"),
  })
  expect(
    await runCallOrThrow(resolveUnknownRequests(client(offline, { token }), requests)({ customerId: "c-1" })),
  ).toEqual([pending])
  expect(await runCallOrThrow(findWithdrawal(api, requests)({ request: pending }))).toMatchObject({
    id: pending.id,
    address,
  })
  expect([
    requests.pending("c-1", "btc"),
    await runCallOrThrow(resolveUnknownRequests(api, requests)({ customerId: "c-1" })),
  ]).toEqual([null, []])
})

it("repeating the same id and body returns the first withdrawal, and withdraws nothing twice", async () => {
  const api = client(losing(2), { token: await persona("miner") })
  const requests = requestsOf()
  const before = await runCallOrThrow(loadWithdrawalSummary(api)("btc"))
  await why(createWithdrawal(api, requests)(form()))
  const pending = requests.pending("c-1", "btc")!
  expect(await why(createWithdrawal(api, requests)(pending))).toMatchObject(blocking({ id: pending.id }))
  expect(await runCallOrThrow(createWithdrawal(api, requests)(pending))).toMatchObject({ id: pending.id })
  const after = await runCallOrThrow(loadWithdrawalSummary(api)("btc"))
  expect(toPlainDecimal(BigDecimal.subtract(before.balance, after.balance))).toBe("0.001")
})

it("an id of an earlier version that already has a withdrawal returns that withdrawal", async () => {
  const api = client(fetch, { token: await persona("miner") })
  const first = await runCallOrThrow(createWithdrawal(api, requestsOf())(form()))
  const session = storage()
  session.setItem("formId.withdrawal", first.id)
  const requests = requestsOf(storage(), session)
  const response = await runCallOrThrow(createWithdrawal(api, requests)(form({ amount: decimal("0.003") })))
  expect([response.id, toPlainDecimal(response.amount), requests.pending("c-1", "btc")]).toEqual([
    first.id,
    "0.001",
    null,
  ])
})

const answering =
  (status: number, body: object, shown: ReadonlyArray<object> = []): Fetch =>
  (url) =>
    Promise.resolve(
      url.includes("operationhistory")
        ? Response.json({ total: shown.length, values: shown })
        : Response.json(body, { status }),
    )

it.each([
  [400, { code: "InsufficientBalance", message: "No." }, "CallFailed", true],
  [409, { code: "WithdrawalIdReused", message: "No." }, "CallFailed", true],
  [409, { message: "No." }, "CallFailed", true],
  [408, { message: "No." }, "ResponseLost", false],
] as const)("treats the response %i %o to a first request as %s", async (status, answer, tag, isFree) => {
  const requests = requestsOf()
  expect(await why(createWithdrawal(client(answering(status, answer)), requests)(form()))).toMatchObject({
    value: { _tag: tag },
  })
  expect(requests.pending("c-1", "btc") === null).toBe(isFree)
})

it.each([
  [400, { code: "InsufficientBalance", message: "No." }, "CallFailed", true],
  [403, { code: "Forbidden", message: "No." }, "OutcomeStillUnknown", false],
  [404, { message: "No." }, "OutcomeStillUnknown", false],
  [409, { code: "WithdrawalIdReused", message: "No." }, "OutcomeStillUnknown", false],
  [429, { message: "No." }, "OutcomeStillUnknown", false],
  [500, { message: "No." }, "ResponseLost", false],
] as const)("treats the response %i to a repeated request as %s: %o", async (status, answer, tag, isFree) => {
  const requests = requestsOf()
  const { request } = requests.begin(form(), null)
  expect(await why(createWithdrawal(client(answering(status, answer)), requests)(request))).toMatchObject({
    value: { _tag: tag },
  })
  expect(requests.pending("c-1", "btc") === null).toBe(isFree)
})

it("looks the withdrawal up in the history, because a refusal does not prove that none was created", async () => {
  const requests = requestsOf()
  const { request } = requests.begin(form(), null)
  const at = "2026-11-20T10:00:00Z"
  const shown = {
    id: request.id,
    operationType: "Withdrawal",
    amount: "0.001",
    currencyId: "btc",
    quantity: null,
    unit: null,
    createDate: at,
    operationDate: at,
    state: "Created",
    stateDescription: null,
    stateUpdate: at,
    address,
    hash: null,
  }
  const api = client(answering(400, { code: "InsufficientBalance", message: "No." }, [shown]))
  expect(await runCallOrThrow(createWithdrawal(api, requests)(request))).toMatchObject({ id: request.id })
  expect(requests.pending("c-1", "btc")).toBeNull()
})
