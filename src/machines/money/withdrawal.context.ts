import type { AddressBook } from "#domain/account/address-book.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { WithdrawalDetails, Withdrawal, WithdrawalRequest, WithdrawalSummary } from "#domain/money/withdrawal.ts"

/** The data with which the form opens. */
export interface WithdrawalFormData {
  readonly customerId: string
  readonly summary: WithdrawalSummary
  /** The profile's; empty while it has none, and where the address book would refuse it. */
  readonly address: string
  /** Null where it is not offered. */
  readonly book: AddressBook | null
  /** An earlier request for this coin whose outcome is unknown: it comes first, and blocks the coin. */
  readonly pending: WithdrawalRequest | null
}

export interface WithdrawalInput {
  readonly coin: PayoutCoin
}

export interface WithdrawalContext extends WithdrawalInput {
  readonly formData: WithdrawalFormData | null
  /** The customer's request in this dialog; null before. */
  readonly details: WithdrawalDetails | null
  /** The request whose outcome is unknown. */
  readonly pending: WithdrawalRequest | null
  /** The address whose warning was answered. */
  readonly confirmed: string | null
  readonly created: Withdrawal | null
  readonly failure: CallFailed | null
}

/** Another display currency was chosen in another tab: the coins' rates in it. */
export interface WithdrawalSummaryChanged {
  readonly type: "summary.changed"
  readonly summary: WithdrawalSummary
}

export interface WithdrawalCreation extends WithdrawalDetails, WithdrawalInput {
  readonly customerId: string
  /** The id of the request that is retried; null for a new one. */
  readonly id: string | null
}
