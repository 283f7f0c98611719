import { BigDecimal, Schema } from "effect"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import {
  CoinWire,
  DisplayCurrencyWire,
  DecimalFromWire,
  NotNegativeFromWire,
  PositiveFromWire,
} from "#domain/shared/money-wire.ts"
import { Count } from "#domain/shared/entries-wire.ts"
import { toPlainDecimal, zero, type Decimal, hundred } from "#domain/shared/money.ts"
import { optionalField } from "#domain/shared/schema.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"

/** The request may have reached the server; its outcome is unknown, and it blocks its coin. */
interface AnswerLost {
  readonly _tag: "AnswerLost"
  readonly request: WithdrawalRequest
}

/** Nothing was sent: the outcome of an earlier request for this coin is unknown. */
interface EarlierUnknown {
  readonly _tag: "EarlierUnknown"
  readonly request: WithdrawalRequest
}

/** A retry of a request failed too, so the outcome of the request is still unknown. */
export interface StillUnknown {
  readonly _tag: "StillUnknown"
  readonly request: WithdrawalRequest
  readonly failure: CallFailed
}

/** `Demo` and `CallFailed`: this withdrawal was not made. */
export type WithdrawalFailure = AnswerLost | EarlierUnknown | StillUnknown | TaggedFailure<"Demo"> | CallFailed

/** GET /withdraws/summary */
export const WithdrawalSummary = Schema.Struct({
  currencyId: CoinWire,
  minValue: NotNegativeFromWire,
  maxValue: NotNegativeFromWire,
  balance: DecimalFromWire,
  /** The rate of one coin in the display currency. */
  base: Schema.Struct({ currencyId: DisplayCurrencyWire, rate: PositiveFromWire }),
  /** The network fee, part of the amount, and the minutes that a withdrawal takes (extension `withdrawals`). */
  fee: optionalField(NotNegativeFromWire),
  expectedMinutes: optionalField(Count),
})
export type WithdrawalSummary = typeof WithdrawalSummary.Type

/** POST /withdraws */
export const Withdrawal = Schema.Struct({
  id: Schema.String,
  amount: DecimalFromWire,
  address: Schema.String,
  currencyId: CoinWire,
  /** The network fee, part of the amount (extension `withdrawals`). */
  fee: optionalField(NotNegativeFromWire),
})
export type Withdrawal = typeof Withdrawal.Type

export interface WithdrawalDetails {
  readonly amount: Decimal
  readonly address: string
}

/** One withdrawal request. The id belongs to exactly this customer, coin, amount and address. */
export const WithdrawalRequest = Schema.Struct({
  id: Schema.String,
  customerId: Schema.String,
  coin: Schema.Literals(["btc", "eth"]),
  amount: DecimalFromWire,
  address: Schema.String,
})
export type WithdrawalRequest = typeof WithdrawalRequest.Type

/** Hexadecimal and bech32 addresses are case-insensitive; only base58 is case-sensitive. */
const foldAddress = (address: string): string => (/^(?:0x|bc1)/i.test(address) ? address.toLowerCase() : address)

/** Amounts are compared by the digits that are sent. */
export const isSameAmount = (one: Decimal, other: Decimal): boolean => toPlainDecimal(one) === toPlainDecimal(other)

export const isSameRequest = (one: Omit<WithdrawalRequest, "id">, other: Omit<WithdrawalRequest, "id">): boolean =>
  one.customerId === other.customerId &&
  one.coin === other.coin &&
  isSameAmount(one.amount, other.amount) &&
  foldAddress(one.address) === foldAddress(other.address)

/**
 * Whether a withdrawal that bears the request's id is the one that was asked for. A coin or an address that the answer leaves out
 * contradicts nothing: to call such a withdrawal another one would invite the customer to send it twice.
 */
export const isWithdrawalOf = (
  { coin, amount, address }: Pick<WithdrawalRequest, "coin" | "amount" | "address">,
  withdrawal: Withdrawal,
): boolean =>
  (withdrawal.currencyId === "unknown" || withdrawalCoinOf(withdrawal.currencyId) === coin) &&
  isSameAmount(withdrawal.amount, amount) &&
  (withdrawal.address === "" || foldAddress(withdrawal.address) === foldAddress(address))

/** Defaults to btc; eth2 is treated as eth. */
export const withdrawalCoinOf = (currencyId: string | null): PayoutCoin =>
  currencyId === "eth" || currencyId === "eth2" ? "eth" : "btc"

/** The most that can be withdrawn at once. */
export const maxWithdrawal = ({ maxValue, balance }: WithdrawalSummary): Decimal => BigDecimal.min(maxValue, balance)

export const isBelowMinimumWithdrawal = ({ minValue }: WithdrawalSummary, amount: Decimal): boolean =>
  BigDecimal.isLessThan(amount, minValue)

/** A withdrawal's amount, the network fee in it, and the amount that arrives. */
export interface WithdrawalFigures {
  readonly amount: Decimal
  /** Null where the server names no fee: then it is unknown what arrives. */
  readonly network: { readonly fee: Decimal; readonly received: Decimal } | null
}

export const withdrawalFigures = (amount: Decimal, fee: Decimal | null): WithdrawalFigures => ({
  amount,
  network: fee === null ? null : { fee, received: BigDecimal.max(zero, BigDecimal.subtract(amount, fee)) },
})

/** The fee in percent of the amount; null if nothing would arrive. */
export const feeShare = (amount: Decimal, fee: Decimal): Decimal | null =>
  BigDecimal.isGreaterThan(amount, fee) ? BigDecimal.divideUnsafe(BigDecimal.multiply(fee, hundred), amount) : null

/** The balance is enough for a withdrawal, of whatever amount. */
export const reachesMinimumWithdrawal = ({ minValue, balance }: WithdrawalSummary): boolean =>
  BigDecimal.isGreaterThanOrEqualTo(balance, minValue)

export const withdrawalInBaseCurrency = ({ base }: WithdrawalSummary, amount: Decimal): Decimal =>
  BigDecimal.multiply(base.rate, amount)
