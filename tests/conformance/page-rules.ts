import { describe } from "vitest"
import { test } from "./check.ts"
import { expectSoftly } from "./expect-softly.ts"
import { type CallRequest, extensions, hasAccount, isOffered } from "./server.ts"

interface Page {
  readonly total: number
  readonly values: readonly any[]
}
type Check = (request: CallRequest, expected: number) => Promise<{ readonly body: any }>
type Query = Readonly<Record<string, string>>

const idsOf = (rows: readonly any[]): readonly string[] => rows.map(({ id }) => id)
const history = "GET /dashboard/operationhistory"

/**
 * Checks the pages of a list: pages at several offsets and of several lengths have the same total, and an offset counts
 * rows.
 */
export const checkPages = async (
  check: Check,
  request: CallRequest,
  listIn = (body: any): Page => body,
): Promise<void> => {
  const read = async (offset: number, count: number) => {
    const query = { ...request.query, offset: String(offset), count: String(count) }
    return listIn((await check({ ...request, query }, 200)).body)
  }
  const whole = await read(0, 5)
  const first = await read(0, 1)
  const second = await read(1, 2)
  const after = await read(whole.total, 2)
  const totals = [first, second, after].map(({ total }) => total)
  expectSoftly("the total of every page", totals).toEqual(totals.map(() => whole.total))
  expectSoftly("the offset counts rows", idsOf(second.values)).toEqual(idsOf(whole.values.slice(1, 3)))
}

/** Checks that each row matches exactly one of the filters. */
export const checkFilters = async (check: Check, request: CallRequest, filters: readonly Query[]): Promise<void> => {
  const loadTotal = async (filter: Query): Promise<number> =>
    (await check({ ...request, query: { ...filter, count: "1" } }, 200)).body.total
  const whole = await loadTotal(request.query ?? {})
  let sum = 0
  for (const filter of filters) sum += await loadTotal({ ...request.query, ...filter })
  expectSoftly("the totals of all filters", sum).toBe(whole)
}

export const orderStates = ["Created", "Assigned", "Issued", "UnderPaid", "OverPaid", "Completed", "Expired"].map(
  (states) => ({ states }),
)
const types = ["Bonus", "MaintenanceFee", "Withdrawal", ...(extensions.has("history") ? ["Returned"] : [])]
const withdrawals = ["WithdrawalCompleted", "WithdrawalRejected", "WithdrawalProgress"]
const named = (names: readonly string[]) => names.map((operationType) => ({ operationType }))

describe.skipIf(!hasAccount)("pages and filters, with --as", () => {
  for (const call of ["GET /orders", "GET /contracts", history, "GET /profile/events"])
    test.skipIf(!isOffered(call))(`pages of ${call} add up to the whole list`, ({ check, token }) =>
      checkPages(check, { call, token }),
    )
  test("pages of GET /dashboard/investment add up to the whole list", ({ check, token }) =>
    checkPages(check, { call: "GET /dashboard/investment", token }, (body) => body.history))
  for (const call of ["GET /partnership/rewards", "GET /partnership/rewards1"])
    test(`pages of ${call} add up to the whole list`, async ({ check, token, skip }) => {
      const { body } = await check({ call: "GET /profile", token }, 200)
      if (!body.isPartner) skip("the account is no partner")
      await checkPages(check, { call, token })
    })

  test("states of GET /orders contain each order once", ({ check, token }) =>
    checkFilters(check, { call: "GET /orders", token }, orderStates))
  test("states of GET /contracts contain each contract once", ({ check, token }) =>
    checkFilters(check, { call: "GET /contracts", token }, [{ state: "Active" }, { state: "Expired" }]))
  test("types of the history contain each operation once", async ({ check, token }) => {
    await checkFilters(check, { call: history, token }, named(types))
    await checkFilters(check, { call: history, query: { operationType: "Withdrawal" }, token }, named(withdrawals))
  })
  test.skipIf(!extensions.has("history"))("coins of the history contain each operation once", ({ check, token }) =>
    checkFilters(check, { call: history, token }, [{ coin: "btc" }, { coin: "eth" }]),
  )

  test("days of the history are those of the requested time zone", async ({ check, token, skip }) => {
    const read = async (query: Query): Promise<Page> =>
      (await check({ call: history, query: { ...query, count: "1" }, token }, 200)).body
    const whole = await read({})
    const [newest] = whole.values
    if (!newest) skip("the account has no history")
    const time = Date.parse(newest.operationDate)
    const day = (hours: number) => new Date(time + hours * 3_600_000).toISOString().slice(0, 10)
    const since = (hours: number) => ({ start: `${day(hours)}T00:00` })
    const until = (hours: number) => ({ end: `${day(hours)}T23:59` })
    expectSoftly("the newest row of its day", idsOf((await read({ ...since(0), ...until(0) })).values)).toEqual([
      newest.id,
    ])
    const [before, from, later] = [await read(until(-24)), await read(since(0)), await read(since(24))]
    expectSoftly("days before and since", [before.total + from.total, later.total]).toEqual([whole.total, 0])
    // In the chosen zone, the date of the row differs from its date in UTC.
    const isLate = new Date(time).getUTCHours() >= 10
    const [timeZone, shift] = isLate ? (["Pacific/Kiritimati", 14] as const) : (["Pacific/Pago_Pago", -11] as const)
    const { values } = await read({ ...since(shift), ...until(shift), timeZone })
    expectSoftly("the day in the time zone", idsOf(values)).toEqual([newest.id])
  })
})
