import { Effect } from "effect"
import { payoutCoins, type PayoutCoin } from "#domain/shared/currency.ts"
import { taggedFailure, type CallFailed } from "#domain/shared/failure.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import {
  Withdrawal,
  WithdrawalSummary,
  type WithdrawalRequest,
  type WithdrawalFailure,
} from "#domain/money/withdrawal.ts"
import type { Api, ServerRefusal } from "#adapters/shared/api.ts"
import { asCallFailed, unknownOutcome } from "#adapters/shared/refusals.ts"
import { loadOperations } from "./history.ts"
import type { WithdrawalRequests } from "./withdrawal-requests.ts"

export const loadWithdrawalSummary = (api: Api) => (coin: PayoutCoin) =>
  api("GET /withdraws/summary", { query: { currencyId: coin }, answer: WithdrawalSummary })

/** A withdrawal's entry in the history has its request's id. Looks on every page, because a request may be old. */
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

/** Whether the history shows a request of unknown outcome. Once it does, its coin is free. */
export const findWithdrawal =
  (api: Api, { release }: Pick<WithdrawalRequests, "release">) =>
  ({ request }: { readonly request: WithdrawalRequest }): Effect.Effect<Withdrawal | null, CallFailed> =>
    Effect.tap(find(api)(request), (match) =>
      Effect.sync(() => {
        if (match !== null) release(request)
      }),
    )

/** The customer's requests that the history does not contain, or could not be checked against. */
export const settleRequests =
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

/** 400 and 422 are about the request itself. Any other refusal leaves the outcome of an earlier attempt unknown. */
const isAboutRequest = (error: ServerRefusal | CallFailed): error is ServerRefusal =>
  error._tag === "Refused" && (error.status === 400 || error.status === 422)

const isConflict = (error: ServerRefusal | CallFailed): boolean => error._tag === "Refused" && error.status === 409
const isDemo = (error: ServerRefusal | CallFailed): boolean =>
  error._tag === "Refused" && error.status === 403 && error.code === "demo"
/** A server or a proxy that gave up waiting may have passed the request on. */
const isLost = (error: ServerRefusal | CallFailed): boolean =>
  error._tag === "Refused" ? error.status === 408 : unknownOutcome(error) !== null

interface Creation extends Omit<WithdrawalRequest, "id"> {
  /** The id of the request that is retried; null when the form is submitted. */
  readonly id: string | null
}

/**
 * The id is stored in the browser before the request is sent, until the outcome is known. The same id and body answer the
 * first withdrawal again; a withdrawal never gets a new id automatically.
 */
export const createWithdrawal = (api: Api, requests: Requests) => {
  const look = find(api)
  return ({ id, ...body }: Creation): Effect.Effect<Withdrawal, WithdrawalFailure> =>
    Effect.suspend(() => {
      const { request, is } = requests.begin(body, id)
      if (is === "blocked") return Effect.fail<WithdrawalFailure>({ _tag: "EarlierUnknown", request })
      const lost: WithdrawalFailure = { _tag: "AnswerLost", request }
      const release = Effect.sync(() => requests.release(request))
      const refused = (failure: WithdrawalFailure) =>
        Effect.andThen(
          Effect.sync(() => requests.refuse(request)),
          Effect.fail(failure),
        )
      /** The history decides about an id that the server may know. */
      const unlessFound = (
        otherwise: Effect.Effect<Withdrawal, WithdrawalFailure>,
        unreachable: Effect.Effect<never, WithdrawalFailure> = Effect.fail(lost),
      ) =>
        Effect.matchEffect(look(request), {
          onSuccess: (match) => (match === null ? otherwise : Effect.as(release, match)),
          onFailure: () => unreachable,
        })
      const answer = api("POST /withdraws", {
        answer: Withdrawal,
        body: {
          id: request.id,
          amount: toPlainDecimal(request.amount),
          address: request.address,
          currencyId: request.coin,
        },
        // The meaning of a refusal depends on the attempts before it.
        refusals: { Refused: (error) => (error._tag === "Refused" ? error : null) },
      })
      const settled = Effect.matchEffect(answer, {
        onSuccess: (withdrawal) => Effect.as(release, withdrawal),
        onFailure: (error) => {
          if (isLost(error)) return Effect.fail(lost)
          if (isDemo(error)) return refused(taggedFailure("Demo"))
          const failure = asCallFailed(error)
          // The id of an earlier version belongs to an unknown request: the next request reuses it until the history decides.
          if (is === "first")
            return isConflict(error)
              ? unlessFound(Effect.andThen(release, Effect.fail(failure)), refused(failure))
              : refused(failure)
          if (isAboutRequest(error)) return unlessFound(refused(failure))
          const still: WithdrawalFailure = { _tag: "StillUnknown", request, failure }
          return isConflict(error) ? unlessFound(Effect.fail(still)) : Effect.fail(still)
        },
      })
      // The page may be left before the answer is here, as a 401 does: the outcome is stored all the same.
      return Effect.uninterruptible(settled)
    })
}
