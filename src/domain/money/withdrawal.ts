import { BigDecimal, Schema } from "effect"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { Count } from "#domain/shared/entries-wire.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import {
  CoinWire,
  DisplayCurrencyWire,
  DecimalFromWire,
  NotNegativeFromWire,
  PositiveFromWire,
} from "#domain/shared/money-wire.ts"
import { toPlainDecimal, zero, type Decimal, hundred } from "#domain/shared/money.ts"
import { optionalField } from "#domain/shared/schema.ts"

/**
 * The failure of a request whose response was lost, so that it may have reached the server. Until its outcome is known, the
 * request blocks its coin.
 */
interface ResponseLost {
  readonly _tag: "ResponseLost"
  readonly request: WithdrawalRequest
}

/** The failure of a withdrawal that was not sent, because the outcome of an earlier request for this coin is unknown. */
interface PreviousOutcomeUnknown {
  readonly _tag: "PreviousOutcomeUnknown"
  readonly request: WithdrawalRequest
}

/** The failure of a retry, after which the outcome of the request is still unknown. */
export interface OutcomeStillUnknown {
  readonly _tag: "OutcomeStillUnknown"
  readonly request: WithdrawalRequest
  readonly failure: CallFailed
}

/** The failures of a withdrawal. `Demo` and `CallFailed` mean that the server made no withdrawal. */
export type WithdrawalFailure =
  | ResponseLost
  | PreviousOutcomeUnknown
  | OutcomeStillUnknown
  | TaggedFailure<"Demo">
  | CallFailed

/** The response to GET /withdraws/summary. */
export const WithdrawalSummary = Schema.Struct({
  currencyId: CoinWire,
  minValue: NotNegativeFromWire,
  maxValue: NotNegativeFromWire,
  balance: DecimalFromWire,
  /** The rate of one coin in the display currency. */
  base: Schema.Struct({ currencyId: DisplayCurrencyWire, rate: PositiveFromWire }),
  /** The network fee in the coin, which is part of the amount (extension `withdrawals`). */
  fee: optionalField(NotNegativeFromWire),
  /** The minutes that a withdrawal usually takes (extension `withdrawals`). */
  expectedMinutes: optionalField(Count),
})
export type WithdrawalSummary = typeof WithdrawalSummary.Type

/** The response to POST /withdraws. */
export const Withdrawal = Schema.Struct({
  id: Schema.String,
  amount: DecimalFromWire,
  address: Schema.String,
  currencyId: CoinWire,
  /** The network fee, which is part of the amount (extension `withdrawals`). */
  fee: optionalField(NotNegativeFromWire),
})
export type Withdrawal = typeof Withdrawal.Type

export interface WithdrawalDetails {
  readonly amount: Decimal
  readonly address: string
}

/** A withdrawal request. The id belongs to exactly this customer, coin, amount and address. */
export const WithdrawalRequest = Schema.Struct({
  id: Schema.String,
  customerId: Schema.String,
  coin: Schema.Literals(["btc", "eth"]),
  amount: DecimalFromWire,
  address: Schema.String,
})
export type WithdrawalRequest = typeof WithdrawalRequest.Type

/** Lowercases hexadecimal and bech32 addresses, whose case has no meaning. Base58 addresses stay. */
const foldAddress = (address: string): string => (/^(?:0x|bc1)/i.test(address) ? address.toLowerCase() : address)

/** Compares two amounts by the digits that the request sends. */
export const isSameAmount = (one: Decimal, other: Decimal): boolean => toPlainDecimal(one) === toPlainDecimal(other)

export const isSameRequest = (one: Omit<WithdrawalRequest, "id">, other: Omit<WithdrawalRequest, "id">): boolean =>
  one.customerId === other.customerId &&
  one.coin === other.coin &&
  isSameAmount(one.amount, other.amount) &&
  foldAddress(one.address) === foldAddress(other.address)

/**
 * Returns true if a withdrawal with the request's id matches the request. A coin or an address that is missing in the response counts as a
 * match, because a reported mismatch would invite the customer to send the money twice.
 */
export const matchesWithdrawalRequest = (
  { coin, amount, address }: Pick<WithdrawalRequest, "coin" | "amount" | "address">,
  withdrawal: Withdrawal,
): boolean =>
  (withdrawal.currencyId === "unknown" || withdrawalCoinOf(withdrawal.currencyId) === coin) &&
  isSameAmount(withdrawal.amount, amount) &&
  (withdrawal.address === "" || foldAddress(withdrawal.address) === foldAddress(address))

/** Returns the coin in which a balance is withdrawn: eth for eth and eth2, and btc for anything else. */
export const withdrawalCoinOf = (currencyId: string | null): PayoutCoin =>
  currencyId === "eth" || currencyId === "eth2" ? "eth" : "btc"

/** Returns the maximum amount of one withdrawal in the coin: the server's limit or the balance, whichever is less. */
export const calculateMaxWithdrawal = ({ maxValue, balance }: WithdrawalSummary): Decimal =>
  BigDecimal.min(maxValue, balance)

export const isBelowMinimumWithdrawal = ({ minValue }: WithdrawalSummary, amount: Decimal): boolean =>
  BigDecimal.isLessThan(amount, minValue)

/** A withdrawal's amount, the network fee in it, and the amount that arrives, all in the coin. */
export interface WithdrawalFigures {
  readonly amount: Decimal
  /** The fee and the amount that arrives. Null if the server sends no fee, because the amount that arrives is then unknown. */
  readonly network: { readonly fee: Decimal; readonly received: Decimal } | null
}

export const calculateWithdrawalAmounts = (amount: Decimal, fee: Decimal | null): WithdrawalFigures => ({
  amount,
  network: fee === null ? null : { fee, received: BigDecimal.max(zero, BigDecimal.subtract(amount, fee)) },
})

/** Returns the fee in percent of the amount, or null if nothing would arrive. */
export const calculateFeeShare = (amount: Decimal, fee: Decimal): Decimal | null =>
  BigDecimal.isGreaterThan(amount, fee) ? BigDecimal.divideUnsafe(BigDecimal.multiply(fee, hundred), amount) : null

/** Returns true if the balance is enough for the smallest possible withdrawal. */
export const reachesMinimumWithdrawal = ({ minValue, balance }: WithdrawalSummary): boolean =>
  BigDecimal.isGreaterThanOrEqualTo(balance, minValue)

/** Returns the worth of an amount of coins in the display currency, without rounding. */
export const convertToBaseCurrency = ({ base }: WithdrawalSummary, amount: Decimal): Decimal =>
  BigDecimal.multiply(base.rate, amount)
