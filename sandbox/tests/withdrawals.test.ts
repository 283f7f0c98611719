import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { z } from "zod"
import { hour, minute } from "#sandbox/clock.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { postEntries } from "#sandbox/rules/ledger.ts"
import { operationList } from "#sandbox/schemas/cabinet.ts"
import { withdrawal, withdrawalSummary } from "#sandbox/schemas/withdrawals.ts"
import { setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const { api, db, desk, signUp, move } = setUpSandbox()

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

const userId = async (email: string) =>
  (await db().selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id
/** Creates a customer with a balance from the pool. */
const rich = async (coins = "0.01") => {
  const customer = await signUp()
  const id = await userId(customer.email)
  const value = parseAmount(coins)
  await db()
    .transaction()
    .execute((tx) =>
      postEntries(
        tx,
        "payout",
        null,
        [
          ["pool", "btc", -value],
          [`balance:${id}`, "btc", value],
        ],
        0,
      ),
    )
  return customer
}
const requestWithdrawal = ({ token }: Customer, more: object = {}, headers = {}) =>
  api("/withdraws", {
    body: { id: randomUUID(), amount: "0.001", address, currencyId: "btc", ...more },
    token,
    headers,
  })
const loadSummary = async ({ token }: Customer, currencyId = "btc") =>
  withdrawalSummary.parse((await api(`/withdraws/summary?currencyId=${currencyId}`, { token })).body)
const loadHistory = async ({ token }: Customer, type = "Withdrawal") =>
  operationList.parse((await api(`/dashboard/operationhistory/?operationType=${type}&count=100`, { token })).body)
const decide = (id: string, body: object) => desk(`/api/withdrawals/${id}`, { body })
const ledger = async (account: string) => {
  const rows = await sql<{ sum: string }>`select coalesce(sum(amount), 0)::text as sum from ledger_entry
    where account = ${account} and currency = 'btc'`.execute(db())
  return formatAmount(parseAmount(rows.rows[0]?.sum ?? "0"))
}

test("the summary contains bounds, balance and rate, for eth by default and for eth2 as eth", async () => {
  const customer = await rich()
  expect(await loadSummary(customer)).toMatchObject({
    currencyId: "btc",
    minValue: "0.0005",
    maxValue: "1",
    balance: "0.01",
    base: { currencyId: "usd" },
  })
  const eth = { currencyId: "eth", minValue: "0.01", maxValue: "20", balance: "0" }
  expect(await loadSummary(customer, "eth2")).toMatchObject(eth)
  expect((await api("/withdraws/summary", { token: customer.token })).body).toMatchObject(eth)
})

test("a withdrawal is deducted at once, pending after ten minutes, and sent with its hash after an hour", async () => {
  const customer = await rich()
  const response = await requestWithdrawal(customer)
  const made = withdrawal.strict().parse(response.body)
  expect([response.status, made.state, (await loadSummary(customer)).balance]).toEqual([201, "Created", "0.009"])
  const states = async () => (await loadHistory(customer)).values.map(({ state, hash }) => [state, hash])
  expect(await states()).toEqual([["Created", null]])
  await move(10 * minute)
  expect(await states()).toEqual([["Pending", null]])
  expect(await ledger(`withdrawal:${made.id}`)).toBe("0.001")
  await move(4 * minute)
  expect((await loadHistory(customer, "WithdrawalProgress")).total).toBe(1)
})

const fresh = async ({ email, token, refreshToken }: Customer): Promise<Customer> => {
  const response = await api("/token", { form: { grant_type: "refresh_token", refresh_token: refreshToken } })
  const { access_token, refresh_token } = z
    .object({ access_token: z.string(), refresh_token: z.string() })
    .parse(response.body)
  expect(token).not.toBe(access_token)
  return { email, token: access_token, refreshToken: refresh_token }
}

test("a withdrawal is completed after an hour, and one to an unusable address is rejected and refunded", async () => {
  const early = await rich()
  const sent = withdrawal.parse((await requestWithdrawal(early)).body)
  await requestWithdrawal(early, { address: "1BitcoinEaterAddressDontSendf59kuE" })
  await move(hour)
  const customer = await fresh(early)
  const [rejected, completed] = (await loadHistory(customer)).values
  expect(completed).toMatchObject({ id: sent.id, state: "Completed", address, stateDescription: null })
  expect(completed?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(rejected).toMatchObject({
    state: "Rejected",
    hash: null,
    stateDescription: expect.stringContaining("No one can receive coins"),
  })
  expect((await loadSummary(customer)).balance).toBe("0.009")
  expect(await ledger(`withdrawal:${sent.id}`)).toBe("0")
  const totals = []
  for (const type of ["WithdrawalCompleted", "WithdrawalRejected", "WithdrawalProgress"])
    totals.push((await loadHistory(customer, type)).total)
  expect(totals).toEqual([1, 1, 0])
})

test("the desk advances or rejects a withdrawal, and cannot change a finished one", async () => {
  const customer = await rich()
  const one = withdrawal.parse((await requestWithdrawal(customer)).body)
  const two = withdrawal.parse((await requestWithdrawal(customer)).body)
  const waiting = z.array(z.object({ id: z.string(), email: z.string() })).parse((await desk("/api/withdrawals")).body)
  expect(waiting.filter(({ email }) => email === customer.email).map(({ id }) => id)).toEqual([two.id, one.id])
  expect(await decide(one.id, { state: "Pending" })).toMatchObject({ body: { state: "Pending" } })
  expect(await decide(one.id, { state: "Completed" })).toMatchObject({ body: { state: "Completed" } })
  expect(await decide(two.id, { state: "Rejected", reason: "securityReview" })).toMatchObject({
    body: { state: "Rejected" },
  })
  for (const id of [one.id, two.id]) expect(await decide(id, { state: "Completed" })).toMatchObject({ status: 409 })
  expect(await decide(randomUUID(), { state: "Completed" })).toMatchObject({ status: 404 })
  expect((await loadSummary(customer)).balance).toBe("0.009")
  const { token } = customer
  const response = await api("/dashboard/operationhistory/?operationType=WithdrawalRejected", {
    token,
    headers: { "Accept-Language": "ru-RU" },
  })
  expect(operationList.parse(response.body).values[0]?.stateDescription).toContain("Напишите в поддержку")
})

test.for([
  ["amount", { amount: "0.0004" }, "WithdrawalBelowMinimum"],
  ["amount", { amount: "1.1" }, "WithdrawalAboveMaximum"],
  ["amount", { amount: "0.02" }, "InsufficientBalance"],
  ["address", { address: "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx" }, "InvalidField"],
  ["address", { address: "0x00000000000000000000000000000000000000aa" }, "InvalidField"],
  ["amount", { amount: "-1" }, "InvalidField"],
  ["note", { note: "please" }, "UnknownField"],
] as const)("a withdrawal is refused for its %s: %o", async ([field, more, code]) => {
  const customer = await rich()
  expect(await requestWithdrawal(customer, more)).toMatchObject({ status: 400, body: { code, field } })
  expect((await loadSummary(customer)).balance).toBe("0.01")
})

test("repeating a withdrawal returns the same one, and its id is refused for another withdrawal", async () => {
  const customer = await rich()
  const id = randomUUID()
  const responses = await Promise.all([
    requestWithdrawal(customer, { id }),
    requestWithdrawal(customer, { id }),
    requestWithdrawal(customer, { id }),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(await requestWithdrawal(customer, { id, amount: "0.00100" })).toMatchObject({ status: 200 })
  expect(await requestWithdrawal(customer, { id, amount: "0.002" })).toMatchObject({
    status: 409,
    body: { code: "WithdrawalIdReused" },
  })
  expect(await requestWithdrawal(await rich(), { id })).toMatchObject({ status: 409 })
  expect((await loadSummary(customer)).balance).toBe("0.009")
})

test("a withdrawal with two-factor needs a code once, and none when it is repeated after a lost response", async () => {
  const entered = await desk("/api/personas", { body: { persona: "twoFactor" } })
  const { email, access_token: token } = entered.body as { email: string; access_token: string }
  const id = await userId(email)
  const value = parseAmount("0.01")
  await db()
    .transaction()
    .execute((tx) =>
      postEntries(
        tx,
        "payout",
        null,
        [
          ["pool", "btc", -value],
          [`balance:${id}`, "btc", value],
        ],
        0,
      ),
    )
  const customer = { email, token, refreshToken: "" }
  const wanted = { id: randomUUID() }
  expect(await requestWithdrawal(customer, wanted)).toMatchObject({ status: 403, body: { code: "tfa" } })
  expect(await requestWithdrawal(customer, wanted, { "X-TFA": "000000" })).toMatchObject({
    status: 403,
    body: { code: "tfa" },
  })
  const { code } = (await desk(`/api/totp?email=${email}`)).body as { code: string }
  expect(await requestWithdrawal(customer, wanted, { "X-TFA": code })).toMatchObject({ status: 201 })
  expect(await requestWithdrawal(customer, wanted)).toMatchObject({ status: 200 })
})

test("a demo customer may not withdraw", async () => {
  const customer = await rich()
  await db().updateTable("customer").set({ is_demo: true }).where("email", "=", customer.email).execute()
  expect(await requestWithdrawal(customer)).toMatchObject({ status: 403, body: { code: "demo" } })
})

test("a hundred simultaneous withdrawals never overdraw", async () => {
  const customer = await rich("0.0305")
  const responses = await Promise.all(Array.from({ length: 100 }, () => requestWithdrawal(customer)))
  const made = responses.filter(({ status }) => status === 201)
  const refused = responses.filter(({ body }) => (body as { code?: string }).code === "InsufficientBalance")
  expect([made.length, refused.length]).toEqual([30, 70])
  expect((await loadSummary(customer)).balance).toBe("0.0005")
  expect(await ledger(`balance:${await userId(customer.email)}`)).toBe("0.0005")
})

test("the database refuses to overdraw a customer's account", async () => {
  const id = randomUUID()
  const one = parseAmount("1")
  const robbery = db()
    .transaction()
    .execute((tx) =>
      postEntries(
        tx,
        "wrong",
        null,
        [
          [`balance:${id}`, "btc", -one],
          ["elsewhere", "btc", one],
        ],
        0,
      ),
    )
  await expect(robbery).rejects.toThrow(/overdrawn/)
})

test("a balance without a contract is in the summary of accounts, and can be withdrawn", async () => {
  const customer = await rich("0.00084508")
  const accounts = async () => (await api("/dashboard/summary/", { token: customer.token })).body
  expect(await accounts()).toMatchObject([
    { unit: "Th", quantity: "0", baseBalance: { amount: "0.00084508", currencyId: "btc" }, baseOperation: null },
  ])
  expect((await requestWithdrawal(customer, { amount: "0.00084508" })).status).toBe(201)
  expect(await accounts()).toEqual([])
})
