import { Schema } from "effect"
import { OperationList } from "#domain/money/operation.ts"
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
  history: OperationList,
})
export type ContractDetails = typeof ContractDetails.Type
