import { Effect } from "effect"
import type { CallFailed } from "../../domain/shared/failure"
import type { HistoryQuery } from "../../domain/money/history-query"
import { OperationList } from "../../domain/money/operation"
import type { Api } from "../shared/api"
import { asCallFailed } from "../shared/api"

/** The most entries that one call returns. */
const batch = 100

/** The time zone of the displayed times. Undefined if the browser has none. */
const ownZone = (): string | undefined => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === "Etc/Unknown" ? undefined : timeZone
}

/** Dates have no offset, so the time zone is sent with them; All sends an empty type and no dates. */
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

/** The largest page that one call returns, from an offset. */
export const loadOperations =
  (api: Api) =>
  ({ query, offset }: { readonly query: HistoryQuery; readonly offset: number }) =>
    load(api, query, offset, batch)
