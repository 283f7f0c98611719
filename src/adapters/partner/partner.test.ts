import { randomUUID } from "node:crypto"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signUp } from "#adapters/account/account.ts"
import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall, client, runCallOrThrow, type Fetch } from "#tests/setup/client.ts"
import { joinProgramme, loadPartnerStatus } from "./partner-join.ts"
import { changePartnerCode, createPartnerCode, loadRewards, loadPartnerSummary } from "./partner.ts"

const offered = Effect.succeed(true)

describe("the partner adapters on the sandbox", () => {
  let database: Database
  let sandbox: Sandbox["fetch"]
  const fetch: Fetch = (url, init) => sandbox(new Request(url, init))

  const customer = async () => {
    let token = ""
    const tokenWriter = {
      save: (tokens: { access_token: string }) => {
        token = tokens.access_token
      },
    }
    const form = { email: `${randomUUID()}@shop.example`, password: "correct-horse", code: null, humanCheck: "human" }
    await runCallOrThrow(signUp(client(fetch), tokenWriter, () => "usd")(form))
    return client(fetch, { token })
  }

  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = createFetchHandler(database.db, { extensions: ["partner"] })
  })
  afterAll(() => database.close())

  it("join with the plain call, and create a code with the forced one", async () => {
    const api = await customer()
    expect(await runCallOrThrow(loadPartnerStatus(api)())).toEqual({ isPartner: false })
    expect(await runCall(createPartnerCode(api)({ label: null }))).toMatchObject(
      Result.fail({ _tag: "CallFailed", reason: "forbidden" }),
    )
    expect(await runCallOrThrow(joinProgramme(api)())).toBeNull()
    expect(await runCallOrThrow(loadPartnerStatus(api)())).toEqual({ isPartner: true })
    expect(await runCallOrThrow(loadPartnerSummary(api)())).toEqual([])
    const { code } = await runCallOrThrow(createPartnerCode(api)({ label: null }))
    const [entry] = await runCallOrThrow(loadPartnerSummary(api)())
    expect(entry).toMatchObject({ value: code, label: null, active: true, ordersCount: 0, nextPayout: null })
    expect(await runCallOrThrow(changePartnerCode(api)({ code, change: { label: "Blog", active: false } }))).toBeNull()
    expect((await runCallOrThrow(loadPartnerSummary(api)()))[0]).toMatchObject({ label: "Blog", active: false })
    expect(await runCallOrThrow(loadRewards(api, Date.now, offered)({ query: unfilteredRewards, size: 5 }))).toEqual({
      total: 0,
      values: [],
      totals: [],
    })
  })

  it("load the rewards of a partner, five to a page", async () => {
    const entered = await fetch("http://localhost/sandbox/api/personas", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ persona: "partner" }),
    })
    const { access_token } = (await entered.json()) as { access_token: string }
    const { total, values } = await runCallOrThrow(
      loadRewards(
        client(fetch, { token: access_token }),
        Date.now,
        offered,
      )({ query: { ...unfilteredRewards, page: 1 }, size: 5 }),
    )
    expect([total, values.map(({ state }) => state)]).toEqual([2, ["Accrued", "Paid"]])
    expect(
      await runCallOrThrow(
        loadRewards(
          client(fetch, { token: access_token }),
          Date.now,
          offered,
        )({ query: { ...unfilteredRewards, page: 2 }, size: 5 }),
      ),
    ).toEqual({
      total: 2,
      values: [],
      totals: expect.toSatisfy((totals: ReadonlyArray<unknown>) => totals.length === 2),
    })
  })
})

const answering =
  (status: number, body: unknown): Fetch =>
  () =>
    Promise.resolve(Response.json(body, { status }))
const breaking: Fetch = () => Promise.reject(new TypeError("Failed to fetch"))

it.each([
  ["no network", breaking],
  ["an error of the server", answering(500, {})],
  ["a gateway that gave up", answering(504, {})],
])("reports a write as lost after %s", async (_, fetch) => {
  expect(await runCall(joinProgramme(client(fetch))())).toEqual(Result.fail(taggedFailure("ResponseLost")))
  expect(await runCall(createPartnerCode(client(fetch))({ label: null }))).toEqual(
    Result.fail(taggedFailure("ResponseLost")),
  )
})

it("reports an unreadable code as lost, and a refusal as refused", async () => {
  expect(await runCall(createPartnerCode(client(answering(201, {})))({ label: null }))).toEqual(
    Result.fail(taggedFailure("ResponseLost")),
  )
  const refused = client(answering(409, { code: "Enough", message: "No more codes." }))
  expect(await runCall(createPartnerCode(refused)({ label: null }))).toEqual(
    Result.fail(callFailed("refused", { message: "No more codes." })),
  )
})

it("decodes rewards without amounts from a server with the documented fields only", async () => {
  const values = [{ id: "1", date: "2026-11-21T10:00:00Z", referral: "a***", code: "K7QW2MPX", state: "Frozen" }]
  const {
    values: [reward],
  } = await runCallOrThrow(
    loadRewards(client(answering(200, { total: 1, values })), Date.now, offered)({ query: unfilteredRewards, size: 5 }),
  )
  expect(reward).toEqual({ ...values[0], state: "unknown", payoutDate: null, amount: null, currencyId: "unknown" })
  const sums = {
    baseRevenue: { amount: 1 },
    equivalentRevenue: { amount: "2", currencyId: "usd" },
    baseAccrued: { amount: "0" },
    equivalentAccrued: { amount: "0", currencyId: "usd" },
  }
  const entry = {
    value: "K",
    active: true,
    ordersCount: 1,
    referralsCount: 1,
    btcPartnerReward: sums,
    ethPartnerReward: sums,
  }
  expect(
    (await runCallOrThrow(loadPartnerSummary(client(answering(200, [entry])))()))[0]?.btcPartnerReward.baseRevenue
      .amount,
  ).toEqual(decimal("1"))
})
