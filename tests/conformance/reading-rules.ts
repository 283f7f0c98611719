import { describe } from "vitest"
import { parseAmount } from "#sandbox/money.ts"
import { test } from "./check.ts"
import { expectSoftly } from "./expect-softly.ts"
import { hasAccount, isOffered } from "./server.ts"
import { sumsOf } from "./sums.ts"

const idsOf = (rows: readonly any[]): readonly string[] => rows.map(({ id }) => id)
const history = "GET /dashboard/operationhistory"
/** The allowed difference between the clocks of two machines in milliseconds. A customer would not notice it in a countdown. */
const clockTolerance = 60_000

/** Sums up power by unit. The sums exclude rows without a unit. */
const powerOf = (rows: readonly any[]) =>
  sumsOf(
    rows,
    ({ unit }) => unit,
    ({ quantity }) => parseAmount(quantity),
  )

describe("rules of reading", () => {
  test("messages are in the language of Accept-Language, and request ids differ", async ({ check }) => {
    const request = { call: "GET /referralcodes/{code}", params: { code: "NO-SUCH-CODE" } }
    const english = await check(request, [404, "NotFound"])
    const russian = await check({ ...request, headers: { "Accept-Language": "ru-RU" } }, [404, "NotFound"])
    expectSoftly("the message in en-US", english.body.message).not.toMatch(/[а-яё]/i)
    expectSoftly("the message in ru-RU", russian.body.message).toMatch(/[а-яё]/i)
    expectSoftly("the request id of another call", russian.body.requestId).not.toBe(english.body.requestId)
  })
  test("the clock of the server is right", async ({ check }) => {
    const requestedAt = Date.now()
    const { headers } = await check({ call: "GET /products" }, 200)
    const date = Date.parse(headers.get("Date") ?? "")
    const off = date < requestedAt ? requestedAt - date : Math.max(0, date - Date.now())
    expectSoftly("the server’s clock", off < clockTolerance ? "right" : `${Math.round(off / 1000)} s off`).toBe("right")
  })
  test("a slash at the end of a path changes nothing", ({ check }) =>
    check({ call: "GET /products", slash: true }, 200))
})

describe.skipIf(!hasAccount)("rules of reading, with --as", () => {
  test("the exported history agrees with the listed one", async ({ check, token }) => {
    const { body: list } = await check({ call: history, query: { count: "5" }, token }, 200)
    const { body: lines } = await check({ call: `${history}/export`, token }, 200)
    expectSoftly("a line for each row", lines).toHaveLength(list.total)
    expectSoftly("the lines are the rows", idsOf(lines.slice(0, 5))).toEqual(idsOf(list.values))
  })
  test("the power of the summary is the sum of the active contracts", async ({ check, token }) => {
    const query = { state: "Active", count: "100" }
    const { body: contracts } = await check({ call: "GET /contracts", query, token }, 200)
    const { body: summary } = await check({ call: "GET /dashboard/summary", token }, 200)
    if (contracts.total <= 100)
      expectSoftly("the summary’s quantities", powerOf(summary)).toEqual(powerOf(contracts.values))
  })
  test.skipIf(!isOffered("GET /contracts/{contractId}"))("a contract is as in the list", async ({ check, token }) => {
    const currency = { currencyId: "usd" }
    const { body } = await check({ call: "GET /contracts", query: { count: "1", ...currency }, token }, 200)
    const [contract] = body.values
    if (!contract) return
    const request = { call: "GET /contracts/{contractId}", params: { contractId: contract.id }, query: currency, token }
    const { body: one } = await check(request, 200)
    expectSoftly("the contract as in the list", one.contract).toEqual(contract)
  })
  test("an order is as in the list", async ({ check, token }) => {
    const currency = { currencyId: "usd" }
    const query = { ...currency, states: "Completed", count: "1" }
    const { body } = await check({ call: "GET /orders", query, token }, 200)
    const [order] = body.values
    if (!order) return
    const request = { call: "GET /orders/{orderId}", params: { orderId: order.id }, query: currency, token }
    const { body: one } = await check(request, 200)
    expectSoftly("the cost as in the list", one.localizedCost).toBe(order.localizedCost)
  })
})
