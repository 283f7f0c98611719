import { Effect, Result } from "effect"
import { expect, it } from "vitest"
import { assign, createActor, setup } from "xstate"
import { type ApiCall, createNamedApi, type Send, type ServerRefusal } from "#adapters/shared/api.ts"
import { createClock } from "#adapters/shared/clock.ts"
import { unfilteredHistory, type HistoryQuery } from "#domain/money/history-query.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import type { HistoryQueryChanged } from "#machines/money/history.machine.ts"
import { historyDatesAt, readHistoryQuery, watchHistoryQuery } from "./history-query.ts"
import { loadHistory, loadOperations, withOfferedFilters, cancelWithdrawal } from "./history.ts"

const days = { today: "2026-11-21", monthsBack: "2026-08-21" }

it("requests whole days of the person's time zone, an empty type for All, and no dates for the whole history", async () => {
  const calls: Array<ApiCall<unknown>> = []
  const api = createNamedApi((call) => {
    calls.push(call)
    return Effect.succeed({ total: 0, values: [] } as never)
  })
  const loadPage = (query: HistoryQuery) => Effect.runPromise(loadHistory(api)({ query, size: 10 }))
  await loadPage(unfilteredHistory)
  await loadPage({
    operationType: "WithdrawalProgress",
    dateRange: { start: "2026-03-01", end: "2026-03-31" },
    coin: null,
    page: 3,
  })
  await Effect.runPromise(loadOperations(api)({ query: { ...unfilteredHistory, page: 3 }, offset: 200 }))
  expect(calls.map(({ path, query }) => [path, query])).toEqual([
    [
      "/dashboard/operationhistory/",
      { offset: "0", count: "10", start: undefined, end: undefined, timeZone: undefined, operationType: "" },
    ],
    [
      "/dashboard/operationhistory/",
      {
        offset: "20",
        count: "10",
        start: "2026-03-01T00:00",
        end: "2026-03-31T23:59",
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        operationType: "WithdrawalProgress",
      },
    ],
    [
      "/dashboard/operationhistory/",
      { offset: "200", count: "100", start: undefined, end: undefined, timeZone: undefined, operationType: "" },
    ],
  ])
})

it.each([
  [true, { coin: "eth", operationType: "Returned" }],
  [false, { coin: null, operationType: "All" }],
] as const)(
  "filters by coin and returned stakes only where these filters are enabled: %s",
  async (isOffered, filter) => {
    const load = withOfferedFilters(Effect.succeed(isOffered), (input: { readonly query: HistoryQuery }) =>
      Effect.succeed(input.query),
    )
    const query = { ...unfilteredHistory, coin: "eth" as const, operationType: "Returned" as const }
    expect(await Effect.runPromise(load({ query }))).toEqual({ ...unfilteredHistory, ...filter })
  },
)

it("derives today and the day three months before in the person's time zone", () => {
  const noon = (date: string) => new Date(`${date}T12:00:00`).getTime()
  expect(historyDatesAt(noon("2026-11-21"))).toEqual(days)
  expect(historyDatesAt(noon("2026-05-31"))).toEqual({ today: "2026-05-31", monthsBack: "2026-02-28" })
})

it.each([
  ["", unfilteredHistory],
  ["?operationType=Bonus&page=2", { operationType: "Bonus", dateRange: null, coin: null, page: 2 }],
  [
    "?period=Custom&start=2026-10-01&end=2026-10-31",
    { operationType: "All", dateRange: { start: "2026-10-01", end: "2026-10-31" }, coin: null, page: 1 },
  ],
  [
    "?period=Custom&start=2026-02-30&end=31.10.2026",
    { operationType: "All", dateRange: { start: "2026-08-21", end: "2026-11-21" }, coin: null, page: 1 },
  ],
  [
    "?period=Custom&end=2027-01-01",
    { operationType: "All", dateRange: { start: "2026-08-21", end: "2026-11-21" }, coin: null, page: 1 },
  ],
  ["?operationType=%3Cscript%3E&period=x&page=-1", unfilteredHistory],
])("reads the query %s", (search, query) => {
  expect(readHistoryQuery(search, days)).toEqual(query)
})

it("reports the query of the URL, and then each change of the query or of the day", () => {
  const location = { pathname: "/cabinet/history", search: "?operationType=Bonus" }
  const site = Object.assign(new EventTarget(), { location })
  const go = (pathname: string, search: string) => {
    Object.assign(location, { pathname, search })
    site.dispatchEvent(new Event("pushState"))
  }
  // The device's clock is one day behind, as the first response shows. The second response has the same date, so it changes nothing.
  const clock = createClock(() => new Date("2026-11-20T12:00:00").getTime())
  const listener = setup({
    types: {} as { context: { received: ReadonlyArray<HistoryQueryChanged> }; events: HistoryQueryChanged },
    actors: {
      watchHistoryQuery: watchHistoryQuery(site as unknown as Window, clock),
    },
  }).createMachine({
    context: { received: [] },
    invoke: { src: "watchHistoryQuery" },
    on: { "query.changed": { actions: assign({ received: ({ context, event }) => [...context.received, event] }) } },
  })
  const actor = createActor(listener).start()
  clock.measure()(new Date("2026-11-21T12:00:00").toUTCString())
  clock.measure()(new Date("2026-11-21T12:00:10").toUTCString())
  go("/cabinet/history", "")
  go("/cabinet", "?page=2")
  const { received } = actor.getSnapshot().context
  expect(received.map(({ query }) => query)).toEqual([
    { ...unfilteredHistory, operationType: "Bonus" },
    { ...unfilteredHistory, operationType: "Bonus" },
    unfilteredHistory,
  ])
  expect(received.map((one) => one.days.today)).toEqual(["2026-11-20", days.today, days.today])
})

const conflict = (code: string): ServerRefusal => ({
  _tag: "Refused",
  status: 409,
  code,
  message: "words",
  field: null,
  requestId: null,
})

it.each([
  ["cancelled", Effect.succeed({}), Result.succeed(null)],
  ["being sent", Effect.fail(conflict("WithdrawalSent")), Result.fail(taggedFailure("AlreadySent"))],
  ["lost", Effect.fail(callFailed("timeout")), Result.fail(callFailed("timeout"))],
])("returns the result of cancelling a withdrawal that is %s", async (_, answer, result) => {
  const calls: Array<ApiCall<unknown>> = []
  const api = createNamedApi(((call: ApiCall<unknown>) => {
    calls.push(call)
    return answer
  }) as Send)
  expect(await Effect.runPromise(Effect.result(cancelWithdrawal(api)({ id: "w/1" })))).toEqual(result)
  expect(calls).toMatchObject([{ method: "POST", path: "/withdraws/w%2F1/cancel", body: {} }])
})
