import { Effect } from "effect"
import type { PayoutCoin } from "../domain/address"
import type { CallFailed, Named } from "../domain/failure"
import { named } from "../domain/failure"
import { wholeHistory } from "../domain/history-query"
import { toPlain } from "../domain/money"
import type { Wish } from "../domain/withdrawal"
import { Withdrawal, WithdrawalSummary } from "../domain/withdrawal"
import type { Api, Refused } from "./api"
import { asCallFailed } from "./api"
import { loadOperations } from "./history"
import { doubtfulAnswer } from "./lost-answer"

export const loadWithdrawalSummary = (api: Api) =>
  (coin: PayoutCoin): Effect.Effect<WithdrawalSummary, CallFailed> =>
    Effect.mapError(
      api({ method: "GET", path: "/withdraws/summary", query: { currencyId: coin }, answer: WithdrawalSummary }),
      asCallFailed
    )

type Failure = Named<"AnswerLost"> | Named<"IdReused"> | Named<"Demo"> | CallFailed

const failureOf = (error: Refused | CallFailed): Failure => {
  if (error._tag === "CallFailed") return doubtfulAnswer(error) ?? error
  if (error.status === 409) return named("IdReused")
  return error.status === 403 && error.code === "demo" ? named("Demo") : asCallFailed(error)
}

type Creation = Wish & { readonly coin: PayoutCoin; readonly id: string }

/** The same id and body answer the first withdrawal again. */
export const createWithdrawal = (api: Api) =>
  ({ id, coin, amount, address }: Creation): Effect.Effect<Withdrawal, Failure> =>
    Effect.mapError(
      api({
        method: "POST", path: "/withdraws", answer: Withdrawal,
        body: { id, amount: toPlain(amount), address, currencyId: coin }
      }),
      failureOf
    )

/** A withdrawal's operation bears its id; it is among the newest, or it was not made. */
export const findWithdrawal = (api: Api) => {
  const load = loadOperations(api)
  return ({ id }: { readonly id: string }): Effect.Effect<Withdrawal | null, CallFailed> =>
    Effect.map(load({ query: { ...wholeHistory, operationType: "Withdrawal" }, offset: 0 }), ({ values }) => {
      const found = values.find((operation) => operation.id === id)
      return found === undefined
        ? null
        : { id, amount: found.amount, address: found.address ?? "", currencyId: found.currencyId }
    })
}
