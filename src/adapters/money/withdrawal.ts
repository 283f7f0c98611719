import { Effect } from "effect"
import type { Api, ServerRefusal } from "#adapters/shared/api.ts"
import { refusalToCallFailed, unknownOutcome } from "#adapters/shared/refusals.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import {
  Withdrawal,
  WithdrawalSummary,
  type WithdrawalRequest,
  type WithdrawalFailure,
} from "#domain/money/withdrawal.ts"
import { payoutCoins, type PayoutCoin } from "#domain/shared/currency.ts"
import { taggedFailure, type CallFailed } from "#domain/shared/failure.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import { loadOperations } from "./history.ts"
import type { WithdrawalRequests } from "./withdrawal-requests.ts"

export const loadWithdrawalSummary = (api: Api) => (coin: PayoutCoin) =>
  api("GET /withdraws/summary", { query: { currencyId: coin }, response: WithdrawalSummary })

/**
 * Finds the withdrawal of a request in the history, whose entry has the id of the request. Searches every page, because a request may be
 * old. Returns null if the history does not contain it.
 */
const find = (api: Api) => {
  const load = loadOperations(api)
  const query = { ...unfilteredHistory, operationType: "Withdrawal" } as const
  const from = (id: string, offset: number): Effect.Effect<Withdrawal | null, CallFailed> =>
    Effect.flatMap(load({ query, offset }), ({ values, total }) => {
      const match = values.find((operation) => operation.id === id)
      if (match !== undefined) {
        const { amount, address, currencyId, fee } = match
        return Effect.succeed({ id, amount, address: address ?? "", currencyId, fee })
      }
      const next = offset + values.length
      return values.length === 0 || next >= total ? Effect.succeed(null) : from(id, next)
    })
  return ({ id }: Pick<WithdrawalRequest, "id">) => from(id, 0)
}

type Requests = Pick<WithdrawalRequests, "begin" | "release" | "refuse">

/**
 * Finds the withdrawal of a request of unknown outcome in the history, and releases the request. Returns null, and keeps the
 * request, if the history does not contain it.
 */
export const findWithdrawal =
  (api: Api, { release }: Pick<WithdrawalRequests, "release">) =>
  ({ request }: { readonly request: WithdrawalRequest }): Effect.Effect<Withdrawal | null, CallFailed> =>
    Effect.tap(find(api)(request), (match) =>
      Effect.sync(() => {
        if (match !== null) release(request)
      }),
    )

/** Returns the customer's requests that are missing from the history or could not be checked. Releases all others. */
export const resolveUnknownRequests =
  (api: Api, requests: Pick<WithdrawalRequests, "pending" | "release">) =>
  ({ customerId }: { readonly customerId: string }): Effect.Effect<ReadonlyArray<WithdrawalRequest>> =>
    Effect.map(
      Effect.forEach(
        payoutCoins.flatMap((coin) => requests.pending(customerId, coin) ?? []),
        (request) =>
          Effect.match(findWithdrawal(api, requests)({ request }), {
            onSuccess: (match) => (match === null ? [request] : []),
            onFailure: () => [request],
          }),
      ),
      (unknown) => unknown.flat(),
    )

/**
 * Returns true if the status is 400 or 422, which rejects the request itself. Any other refusal leaves the outcome of an earlier attempt
 * unknown.
 */
const isAboutRequest = (error: ServerRefusal | CallFailed): error is ServerRefusal =>
  error._tag === "Refused" && (error.status === 400 || error.status === 422)

const isConflict = (error: ServerRefusal | CallFailed): boolean => error._tag === "Refused" && error.status === 409
const isDemo = (error: ServerRefusal | CallFailed): boolean =>
  error._tag === "Refused" && error.status === 403 && error.code === "demo"
/** Returns true if the request may have been executed. A server or a proxy that timed out may have forwarded it. */
const isLost = (error: ServerRefusal | CallFailed): boolean =>
  error._tag === "Refused" ? error.status === 408 : unknownOutcome(error) !== null

interface Creation extends Omit<WithdrawalRequest, "id"> {
  /** The id of the retried request. Null if the customer submits the form for the first time. */
  readonly id: string | null
}

/**
 * Creates a withdrawal. The browser stores the id before the request is sent, until the outcome is known. If the server receives the same
 * id and body again, it returns the first withdrawal. A withdrawal never gets a new id automatically.
 *
 * Fails with `PreviousOutcomeUnknown` and sends nothing if a different request of the coin has no known outcome. Fails with `ResponseLost`
 * if this request may have been executed, and with `OutcomeStillUnknown` if a refused retry leaves that unknown. `Demo` and `CallFailed`
 * mean that the server made no withdrawal.
 */
export const createWithdrawal = (api: Api, requests: Requests) => {
  const findRequest = find(api)
  return ({ id, ...body }: Creation): Effect.Effect<Withdrawal, WithdrawalFailure> =>
    Effect.suspend(() => {
      const { request, kind } = requests.begin(body, id)
      if (kind === "blocked") return Effect.fail<WithdrawalFailure>({ _tag: "PreviousOutcomeUnknown", request })
      const lost: WithdrawalFailure = { _tag: "ResponseLost", request }
      const release = Effect.sync(() => requests.release(request))
      const refused = (failure: WithdrawalFailure) =>
        Effect.andThen(
          Effect.sync(() => requests.refuse(request)),
          Effect.fail(failure),
        )
      /** Checks the history for an id that the server may have received. */
      const unlessFound = (
        otherwise: Effect.Effect<Withdrawal, WithdrawalFailure>,
        unreachable: Effect.Effect<never, WithdrawalFailure> = Effect.fail(lost),
      ) =>
        Effect.matchEffect(findRequest(request), {
          onSuccess: (match) => (match === null ? otherwise : Effect.as(release, match)),
          onFailure: () => unreachable,
        })
      const answer = api("POST /withdraws", {
        response: Withdrawal,
        body: {
          id: request.id,
          amount: toPlainDecimal(request.amount),
          address: request.address,
          currencyId: request.coin,
        },
        // All refusals get one name here, because their meaning depends on the earlier attempts.
        refusals: { Refused: (error) => (error._tag === "Refused" ? error : null) },
      })
      const recorded = Effect.matchEffect(answer, {
        onSuccess: (withdrawal) => Effect.as(release, withdrawal),
        onFailure: (error) => {
          if (isLost(error)) return Effect.fail(lost)
          if (isDemo(error)) return refused(taggedFailure("Demo"))
          const failure = refusalToCallFailed(error)
          // A first request may have the id of an earlier version's request with an unknown outcome. The next request reuses this id until
          // the history decides.
          if (kind === "first")
            return isConflict(error)
              ? unlessFound(Effect.andThen(release, Effect.fail(failure)), refused(failure))
              : refused(failure)
          if (isAboutRequest(error)) return unlessFound(refused(failure))
          const still: WithdrawalFailure = { _tag: "OutcomeStillUnknown", request, failure }
          return isConflict(error) ? unlessFound(Effect.fail(still)) : Effect.fail(still)
        },
      })
      // The call continues when the page closes before the response, for example after a 401, so that the outcome is stored.
      return Effect.uninterruptible(recorded)
    })
}
