import { describe } from "vitest"
import { test } from "./check.ts"
import { judge } from "./judge.ts"
import { type Ask, extensions, hasAccount, isOffered } from "./server.ts"

interface Page {
  readonly total: number
  readonly values: readonly any[]
}
type Check = (ask: Ask, expected: number) => Promise<{ readonly body: any }>
type Query = Readonly<Record<string, string>>

const idsOf = (rows: readonly any[]): readonly string[] => rows.map(({ id }) => id)
const history = "GET /dashboard/operationhistory"

/** Reads the same list from several offsets, in pages of several lengths, and compares the parts. */
export const judgePages = async (check: Check, ask: Ask, listIn = (body: any): Page => body): Promise<void> => {
  const read = async (offset: number, count: number) => {
    const query = { ...ask.query, offset: String(offset), count: String(count) }
    return listIn((await check({ ...ask, query }, 200)).body)
  }
  const whole = await read(0, 5)
  const first = await read(0, 1)
  const second = await read(1, 2)
  const after = await read(whole.total, 2)
  const totals = [first, second, after].map(({ total }) => total)
  judge("the total of every page", totals).toEqual(totals.map(() => whole.total))
  judge("the offset counts rows", idsOf(second.values)).toEqual(idsOf(whole.values.slice(1, 3)))
}

/** Checks that each row matches exactly one of the filters. */
export const judgeFilters = async (check: Check, ask: Ask, filters: readonly Query[]): Promise<void> => {
  const loadTotal = async (filter: Query): Promise<number> =>
    (await check({ ...ask, query: { ...filter, count: "1" } }, 200)).body.total
  const whole = await loadTotal(ask.query ?? {})
  let sum = 0
  for (const filter of filters) sum += await loadTotal({ ...ask.query, ...filter })
  judge("the totals of all filters", sum).toBe(whole)
}

export const orderStates = ["Created", "Assigned", "Issued", "UnderPaid", "OverPaid", "Completed", "Expired"].map(
  (states) => ({ states }),
)
const types = ["Bonus", "MaintenanceFee", "Withdrawal", ...(extensions.has("history") ? ["Returned"] : [])]
const withdrawals = ["WithdrawalCompleted", "WithdrawalRejected", "WithdrawalProgress"]
const named = (names: readonly string[]) => names.map((operationType) => ({ operationType }))

describe.skipIf(!hasAccount)("pages and filters, with --as", () => {
  for (const call of ["GET /orders", "GET /contracts", history, "GET /profile/events"])
    test.skipIf(!isOffered(call))(`pages of ${call}`, ({ check, token }) => judgePages(check, { call, token }))
  test("pages of GET /dashboard/investment", ({ check, token }) =>
    judgePages(check, { call: "GET /dashboard/investment", token }, (body) => body.history))
  for (const call of ["GET /partnership/rewards", "GET /partnership/rewards1"])
    test(`pages of ${call}`, async ({ check, token, skip }) => {
      const { body } = await check({ call: "GET /profile", token }, 200)
      if (!body.isPartner) skip("the account is no partner")
      await judgePages(check, { call, token })
    })

  test("states of GET /orders", ({ check, token }) => judgeFilters(check, { call: "GET /orders", token }, orderStates))
  test("states of GET /contracts", ({ check, token }) =>
    judgeFilters(check, { call: "GET /contracts", token }, [{ state: "Active" }, { state: "Expired" }]))
  test("types of the history", async ({ check, token }) => {
    await judgeFilters(check, { call: history, token }, named(types))
    await judgeFilters(check, { call: history, query: { operationType: "Withdrawal" }, token }, named(withdrawals))
  })
  test.skipIf(!extensions.has("history"))("coins of the history", ({ check, token }) =>
    judgeFilters(check, { call: history, token }, [{ coin: "btc" }, { coin: "eth" }]),
  )

  test("days of the history", async ({ check, token, skip }) => {
    const read = async (query: Query): Promise<Page> =>
      (await check({ call: history, query: { ...query, count: "1" }, token }, 200)).body
    const whole = await read({})
    const [newest] = whole.values
    if (!newest) skip("the account has no history")
    const time = Date.parse(newest.operationDate)
    const day = (hours: number) => new Date(time + hours * 3_600_000).toISOString().slice(0, 10)
    const since = (hours: number) => ({ start: `${day(hours)}T00:00` })
    const until = (hours: number) => ({ end: `${day(hours)}T23:59` })
    judge("the newest row of its day", idsOf((await read({ ...since(0), ...until(0) })).values)).toEqual([newest.id])
    const [before, from, later] = [await read(until(-24)), await read(since(0)), await read(since(24))]
    judge("days before and since", [before.total + from.total, later.total]).toEqual([whole.total, 0])
    // In the chosen zone, the row has another date than in UTC.
    const isLate = new Date(time).getUTCHours() >= 10
    const [timeZone, shift] = isLate ? (["Pacific/Kiritimati", 14] as const) : (["Pacific/Pago_Pago", -11] as const)
    const { values } = await read({ ...since(shift), ...until(shift), timeZone })
    judge("the day in the time zone", idsOf(values)).toEqual([newest.id])
  })
})
