import { Effect } from "effect"
import type { CallFailed } from "../domain/failure"
import type { HistoryQuery } from "../domain/history-query"
import { OperationList } from "../domain/operation"
import type { Api } from "./api"
import { asCallFailed } from "./api"

/** The most that one call answers. */
const batch = 100

/** Whose days they are: the zone in which the page shows its times. Undefined where the browser does not know one. */
const ownZone = (): string | undefined => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === "Etc/Unknown" ? undefined : timeZone
}

/** Dates are calendar dates of no zone, so the zone goes beside them; All sends an empty type and no dates. */
const queryOf = ({ operationType, span }: HistoryQuery) => ({
  start: span === null ? undefined : `${span.start}T00:00`,
  end: span === null ? undefined : `${span.end}T23:59`,
  timeZone: span === null ? undefined : ownZone(),
  operationType: operationType === "All" ? "" : operationType,
})

const load = (api: Api, query: HistoryQuery, offset: number, count: number): Effect.Effect<OperationList, CallFailed> =>
  Effect.mapError(
    api({
      method: "GET",
      path: "/dashboard/operationhistory/",
      query: { offset: String(offset), count: String(count), ...queryOf(query) },
      answer: OperationList,
    }),
    asCallFailed,
  )

/** One page. */
export const loadHistory =
  (api: Api) =>
  ({ query, size }: { readonly query: HistoryQuery; readonly size: number }) =>
    load(api, query, (query.page - 1) * size, size)

/** As many as one call answers, from there on. */
export const loadOperations =
  (api: Api) =>
  ({ query, offset }: { readonly query: HistoryQuery; readonly offset: number }) =>
    load(api, query, offset, batch)
