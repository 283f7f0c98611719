import { BigDecimal, Schema } from "effect"
import { OperationList } from "#domain/money/operation.ts"
import { MoneyAmount } from "#domain/shared/money-wire.ts"
import type { Decimal } from "#domain/shared/money.ts"
import { Instant, optionalField } from "#domain/shared/schema.ts"
import { Contract, findStakeReturnDate } from "./contract.ts"

/** The response to GET /contracts/{id} (extension `contracts`). */
export const ContractDetails = Schema.Struct({
  contract: Contract,
  order: optionalField(
    Schema.Struct({
      id: Schema.String,
      number: Schema.String,
      /** The cost of the order in the display currency. */
      cost: MoneyAmount,
      receipt: optionalField(Schema.Struct({ number: Schema.String, date: Instant })),
    }),
  ),
  /** The sum of all payouts so far, in the coin. */
  payouts: MoneyAmount,
  /** The sum of all fees so far, in the coin. */
  fees: MoneyAmount,
  /** Payouts minus fees in the display currency, at the current rate. */
  equivalentNet: MoneyAmount,
  history: OperationList,
})
export type ContractDetails = typeof ContractDetails.Type

/**
 * Returns the sum of a returned stake and its payouts after fees, in the coin. Until the stake is returned, and for a contract without a
 * stake, returns null.
 */
export const stakeBackOf = ({ contract, payouts, fees }: ContractDetails): Decimal | null =>
  contract.state !== "Expired" || findStakeReturnDate(contract) === null
    ? null
    : BigDecimal.subtract(BigDecimal.sum(contract.quantity, payouts.amount), fees.amount)
