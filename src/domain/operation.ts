import { Schema } from "effect"
import { CoinWire } from "./currency-wire"
import { DecimalFromWire } from "./money-wire"
import { Instant, known } from "./schema"

/** One entry of the operation history. The amount is never negative; the type says which way it went. */
export const Operation = Schema.Struct({
  id: Schema.String,
  operationType: known(["Bonus", "PartnerBonus", "Withdrawal", "MaintenanceFee"]),
  amount: DecimalFromWire,
  currencyId: CoinWire,
  quantity: Schema.NullOr(DecimalFromWire),
  unit: Schema.NullOr(Schema.String),
  createDate: Instant,
  operationDate: Instant,
  state: known(["Created", "Pending", "Rejected", "Completed"]),
  stateDescription: Schema.NullOr(Schema.String),
  stateUpdate: Instant,
  address: Schema.NullOr(Schema.String),
  hash: Schema.NullOr(Schema.String)
})
export type Operation = typeof Operation.Type
export const OperationList = Schema.Struct({ total: Schema.Finite, values: Schema.Array(Operation) })
export type OperationList = typeof OperationList.Type

export const takesAway = ({ operationType }: Operation): boolean =>
  operationType === "Withdrawal" || operationType === "MaintenanceFee"

/** A rejected withdrawal is called by the address it did not reach. */
export const rejectedAddress = ({ operationType, state, address }: Operation): string | null =>
  operationType === "Withdrawal" && state === "Rejected" ? address : null
