import { Effect } from "effect"
import { type Api, encodePathSegment } from "#adapters/shared/api.ts"
import { createPeriodQuery } from "#adapters/shared/period.ts"
import { isSameHistoryFilter, withoutExtensionFilters, type HistoryQuery } from "#domain/money/history-query.ts"
import { HistoryTotals } from "#domain/money/history-totals.ts"
import { OperationList } from "#domain/money/operation.ts"
import { Withdrawal } from "#domain/money/withdrawal.ts"

/** The maximum number of entries of one response. */
const batch = 100

/** Returns the query parameters of a filter. The filter All sends an empty type and no dates. */
export const createHistoryFilter = ({ operationType, dateRange, coin }: HistoryQuery) => ({
  ...createPeriodQuery(dateRange),
  operationType: operationType === "All" ? "" : operationType,
  coin: coin ?? undefined,
})

const load = (api: Api, query: HistoryQuery, offset: number, count: number) =>
  api("GET /dashboard/operationhistory/", {
    query: { offset: String(offset), count: String(count), ...createHistoryFilter(query) },
    response: OperationList,
  })

export const loadHistory =
  (api: Api) =>
  ({ query, size }: { readonly query: HistoryQuery; readonly size: number }) =>
    load(api, query, (query.page - 1) * size, size)

/** Loads as many entries as one response can contain, beginning at an offset. */
export const loadOperations = (api: Api) => (input: { readonly query: HistoryQuery; readonly offset: number }) =>
  load(api, input.query, input.offset, batch)

/** Loads the sums of all operations of a filter (extension `history`). */
export const loadHistoryTotals = (api: Api) => (input: { readonly query: HistoryQuery }) =>
  api("GET /dashboard/operationhistory/totals", { query: createHistoryFilter(input.query), response: HistoryTotals })

/**
 * Returns a load that drops the filters of the extension `history` if the operator does not offer the extension. A visitor's URL may
 * contain them anyway.
 */
export const withOfferedFilters =
  <Input extends { readonly query: HistoryQuery }, A, E>(
    isOffered: Effect.Effect<boolean>,
    load: (input: Input) => Effect.Effect<A, E>,
  ) =>
  (input: Input): Effect.Effect<A, E> =>
    isSameHistoryFilter(input.query, withoutExtensionFilters(input.query))
      ? load(input)
      : Effect.flatMap(isOffered, (offered) =>
          load(offered ? input : { ...input, query: withoutExtensionFilters(input.query) }),
        )

/**
 * Cancels a withdrawal. A started call completes even if the list unmounts, because the customer has already confirmed it. Fails with
 * `AlreadySent` if the withdrawal is being processed.
 */
export const cancelWithdrawal = (api: Api) => (input: { readonly id: string }) =>
  Effect.uninterruptible(
    api(`POST /withdraws/${encodePathSegment(input.id)}/cancel`, {
      body: {},
      response: Withdrawal,
      refusals: { AlreadySent: { status: 409, code: "WithdrawalSent" } },
      keepalive: true,
    }).pipe(Effect.as(null)),
  )
