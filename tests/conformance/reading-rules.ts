import { describe, expect } from "vitest"
import { amount, amountText } from "#sandbox/money.ts"
import { test } from "./check.ts"
import { hasAccount, isOffered } from "./server.ts"

const idsOf = (rows: readonly any[]): readonly string[] => rows.map(({ id }) => id)
const history = "GET /dashboard/operationhistory"

/** The sum of power by its unit; units without power are left out. */
const powerOf = (rows: readonly any[]) => {
  const units = Map.groupBy(rows, ({ unit }) => unit as string)
  const sums = [...units].map(([unit, all]) => {
    const sum = all.reduce((power, { quantity }) => power + amount(quantity), 0n)
    return [unit, amountText(sum)]
  })
  return Object.fromEntries(sums.filter(([, sum]) => Number(sum) > 0))
}

describe("rules of reading", () => {
  test("messages are in the language of Accept-Language, request ids differ", async ({ check }) => {
    const ask = { call: "GET /referralcodes/{code}", params: { code: "NO-SUCH-CODE" } }
    const english = await check(ask, [404, "NotFound"])
    const russian = await check({ ...ask, headers: { "Accept-Language": "ru-RU" } }, [404, "NotFound"])
    expect.soft(english.body.message, "the message in en-US").not.toMatch(/[а-яё]/i)
    expect.soft(russian.body.message, "the message in ru-RU").toMatch(/[а-яё]/i)
    expect.soft(russian.body.requestId, "the request id of another call").not.toBe(english.body.requestId)
  })
  test("a slash at the end", ({ check }) => check({ call: "GET /products", slash: true }, 200))
})

describe.skipIf(!hasAccount)("rules of reading, with --as", () => {
  test("history in pages and days", async ({ check, token }) => {
    const ask = { call: history, token }
    const { body: whole } = await check({ ...ask, query: { count: "3" } }, 200)
    const { body: second } = await check({ ...ask, query: { offset: "1", count: "1" } }, 200)
    expect.soft(idsOf(second.values), "the second row").toEqual(idsOf(whole.values.slice(1, 2)))
    const [newest] = whole.values
    if (!newest) return
    const day = newest.operationDate.slice(0, 10)
    const query = { start: `${day}T00:00`, end: `${day}T23:59`, count: "1" }
    const { body: ofDay } = await check({ ...ask, query }, 200)
    expect.soft(idsOf(ofDay.values), "the newest row of its day").toEqual([newest.id])
  })
  test("history as a file", async ({ check, token }) => {
    const { body: list } = await check({ call: history, query: { count: "5" }, token }, 200)
    const { body: lines } = await check({ call: `${history}/export`, token }, 200)
    expect.soft(lines, "a line for each row").toHaveLength(list.total)
    expect.soft(idsOf(lines.slice(0, 5)), "the lines are the rows").toEqual(idsOf(list.values))
  })
  test("power of the active contracts", async ({ check, token }) => {
    const query = { state: "Active", count: "100" }
    const { body: contracts } = await check({ call: "GET /contracts", query, token }, 200)
    const { body: summary } = await check({ call: "GET /dashboard/summary", token }, 200)
    if (contracts.total <= 100)
      expect.soft(powerOf(summary), "the summary’s quantities").toEqual(powerOf(contracts.values))
  })
  test.skipIf(!isOffered("GET /contracts/{contractId}"))("one contract", async ({ check, token }) => {
    const currency = { currencyId: "usd" }
    const { body } = await check({ call: "GET /contracts", query: { count: "1", ...currency }, token }, 200)
    const [contract] = body.values
    if (!contract) return
    const ask = { call: "GET /contracts/{contractId}", params: { contractId: contract.id }, query: currency, token }
    const { body: one } = await check(ask, 200)
    expect.soft(one.contract, "the contract as in the list").toEqual(contract)
  })
  test("one order", async ({ check, token }) => {
    const currency = { currencyId: "usd" }
    const query = { ...currency, states: "Completed", count: "1" }
    const { body } = await check({ call: "GET /orders", query, token }, 200)
    const [order] = body.values
    if (!order) return
    const ask = { call: "GET /orders/{orderId}", params: { orderId: order.id }, query: currency, token }
    const { body: one } = await check(ask, 200)
    expect.soft(one.localizedCost, "the cost as in the list").toBe(order.localizedCost)
  })
})
