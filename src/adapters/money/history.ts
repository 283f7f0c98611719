import { Effect } from "effect"
import { type Api, encodePart } from "#adapters/shared/api.ts"
import { periodOf } from "#adapters/shared/period.ts"
import { isSameHistoryFilter, basicHistory, type HistoryQuery } from "#domain/money/history-query.ts"
import { HistoryTotals } from "#domain/money/history-totals.ts"
import { OperationList } from "#domain/money/operation.ts"
import { Withdrawal } from "#domain/money/withdrawal.ts"

/** The largest number of entries that one call returns. */
const batch = 100

/** Returns the query parameters of a filter. The filter All sends an empty type and no dates. */
export const historyFilter = ({ operationType, span, coin }: HistoryQuery) => ({
  ...periodOf(span),
  operationType: operationType === "All" ? "" : operationType,
  coin: coin ?? undefined,
})

const load = (api: Api, query: HistoryQuery, offset: number, count: number) =>
  api("GET /dashboard/operationhistory/", {
    query: { offset: String(offset), count: String(count), ...historyFilter(query) },
    response: OperationList,
  })

export const loadHistory =
  (api: Api) =>
  ({ query, size }: { readonly query: HistoryQuery; readonly size: number }) =>
    load(api, query, (query.page - 1) * size, size)

/** Loads the largest page that one call returns, from an offset. */
export const loadOperations = (api: Api) => (it: { readonly query: HistoryQuery; readonly offset: number }) =>
  load(api, it.query, it.offset, batch)

/** Loads the sums of all operations of a filter (extension `history`). */
export const loadHistoryTotals = (api: Api) => (it: { readonly query: HistoryQuery }) =>
  api("GET /dashboard/operationhistory/totals", { query: historyFilter(it.query), response: HistoryTotals })

/**
 * Drops the filters of the extension `history` from a query if the operator does not offer the extension, because an address may still
 * contain them.
 */
export const withOfferedFilters =
  <Input extends { readonly query: HistoryQuery }, A, E>(
    isOffered: Effect.Effect<boolean>,
    load: (input: Input) => Effect.Effect<A, E>,
  ) =>
  (input: Input): Effect.Effect<A, E> =>
    isSameHistoryFilter(input.query, basicHistory(input.query))
      ? load(input)
      : Effect.flatMap(isOffered, (offered) => load(offered ? input : { ...input, query: basicHistory(input.query) }))

/** Cancels a withdrawal. A started call completes even if the list unmounts, because the customer has already confirmed it. */
export const cancelWithdrawal = (api: Api) => (it: { readonly id: string }) =>
  Effect.uninterruptible(
    api(`POST /withdraws/${encodePart(it.id)}/cancel`, {
      body: {},
      response: Withdrawal,
      refusals: { AlreadySent: { status: 409, code: "WithdrawalSent" } },
      outlives: true,
    }).pipe(Effect.as(null)),
  )
