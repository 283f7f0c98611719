import { BigDecimal, Schema } from "effect"
import { OperationList } from "#domain/money/operation.ts"
import { decimal, roundHalfUp, type Decimal } from "#domain/shared/money.ts"
import { MoneyAmount } from "#domain/shared/money-wire.ts"
import { Instant, optionalField } from "#domain/shared/schema.ts"
import { Contract } from "./contract.ts"

/** GET /contracts/{id} (extension `contracts`). */
export const ContractDetails = Schema.Struct({
  contract: Contract,
  order: optionalField(
    Schema.Struct({
      id: Schema.String,
      number: Schema.String,
      /** In the display currency. */
      cost: MoneyAmount,
      receipt: optionalField(Schema.Struct({ number: Schema.String, date: Instant })),
    }),
  ),
  /** In the coin, since the start. */
  payouts: MoneyAmount,
  fees: MoneyAmount,
  /** Payouts minus fees in the display currency, at the current rate. */
  equivalentNet: MoneyAmount,
  /** Payouts minus fees from now to the end, at today's difficulty and rate; null without an end. */
  expected: optionalField(MoneyAmount),
  equivalentExpected: optionalField(MoneyAmount),
  history: OperationList,
})
export type ContractDetails = typeof ContractDetails.Type

const hundred = decimal("100")

/**
 * The share of the cost that the contract has paid back, in per cent with one decimal; null if the two cannot be compared, and for a
 * stake: the stake may be returned, and the payouts are not what pays it back.
 */
export const paidBackPercent = ({
  contract,
  order,
  equivalentNet,
}: Pick<ContractDetails, "contract" | "order" | "equivalentNet">): Decimal | null => {
  if (order === null || contract.currencyId === "eth2" || order.cost.currencyId !== equivalentNet.currencyId)
    return null
  const share = BigDecimal.divide(BigDecimal.multiply(equivalentNet.amount, hundred), order.cost.amount)
  return share._tag === "Some" ? roundHalfUp(share.value, 1) : null
}
