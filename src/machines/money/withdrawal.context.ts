import type { AddressBook } from "#domain/account/address-book.ts"
import type { WithdrawalDetails, Withdrawal, WithdrawalRequest, WithdrawalSummary } from "#domain/money/withdrawal.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import type { CallFailed } from "#domain/shared/failure.ts"

export interface WithdrawalFormData {
  readonly customerId: string
  readonly summary: WithdrawalSummary
  /** The address of the profile. Empty if the profile has none, or if the address book would refuse it. */
  readonly address: string
  /** The address book. Null if the operator does not offer the book. */
  readonly book: AddressBook | null
  /**
   * An earlier request for this coin with an unknown outcome, or null if there is none. The dialog settles the request first, because
   * the request blocks the coin.
   */
  readonly pending: WithdrawalRequest | null
}

export interface WithdrawalInput {
  readonly coin: PayoutCoin
}

export interface WithdrawalContext extends WithdrawalInput {
  readonly formData: WithdrawalFormData | null
  /** The details that the customer submitted in this dialog. Null before the first submit. */
  readonly details: WithdrawalDetails | null
  /** The request whose outcome is unknown, or null if there is none. */
  readonly pending: WithdrawalRequest | null
  /** The address whose warning the customer confirmed, or null if there is none. */
  readonly confirmed: string | null
  readonly created: Withdrawal | null
  readonly failure: CallFailed | null
}

/** The event of a new display currency, which another tab has chosen. `summary` contains the coin's rate in it. */
export interface WithdrawalSummaryChanged {
  readonly type: "summary.changed"
  readonly summary: WithdrawalSummary
}

export interface WithdrawalCreation extends WithdrawalDetails, WithdrawalInput {
  readonly customerId: string
  /** The id of the request to retry. Null for a new request. */
  readonly id: string | null
}
