import type { PayoutCoin } from "../../domain/address"
import type { CallFailed } from "../../domain/failure"
import type { WithdrawalDetails, Withdrawal, WithdrawalRequest, WithdrawalSummary } from "../../domain/withdrawal"
import type { WithdrawalFailure } from "../../domain/withdrawal-failures"
import type { Answer } from "../port"
import { failure } from "../port"

/** What the form opens with. */
export interface Opened {
  readonly customerId: string
  readonly summary: WithdrawalSummary
  /** The profile's; empty while it has none. */
  readonly address: string
  /** An earlier request for this coin whose outcome is unknown: it comes first, and blocks the coin. */
  readonly pending: WithdrawalRequest | null
}

export interface WithdrawalInput {
  readonly coin: PayoutCoin
}

export interface WithdrawalContext extends WithdrawalInput {
  readonly opened: Opened | null
  /** What the customer asked for here; null until then. */
  readonly wish: WithdrawalDetails | null
  /** The request whose outcome is unknown. */
  readonly pending: WithdrawalRequest | null
  /** The address whose warning was answered. */
  readonly confirmed: string | null
  readonly made: Withdrawal | null
  readonly failure: CallFailed | null
}

/** Another display currency was chosen in another tab: what the coins are worth in it. */
export interface SummaryTold {
  readonly type: "summary.told"
  readonly summary: WithdrawalSummary
}

export interface Creation extends WithdrawalDetails, WithdrawalInput {
  readonly customerId: string
  /** Of the request that is sent again. */
  readonly id: string | null
}
type Created = Answer<Withdrawal, WithdrawalFailure>

/** The request whose outcome the answer leaves unknown. */
export const unknownOf = ({ event }: Created): WithdrawalRequest | null =>
  (failure({ event }, "AnswerLost") ?? failure({ event }, "EarlierUnknown") ?? failure({ event }, "StillUnknown"))
    ?.request ?? null
export const whyOf = ({ event }: Created): CallFailed | null =>
  failure({ event }, "CallFailed") ?? failure({ event }, "StillUnknown")?.failure ?? null
