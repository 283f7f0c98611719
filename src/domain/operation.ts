import { Schema, SchemaGetter } from "effect"
import { CoinWire } from "./currency-wire"
import { pageOf } from "./entries-wire"
import { DecimalFromWire } from "./money-wire"
import { Instant, maybe, orElse, word } from "./schema"

const fields = {
  id: Schema.String,
  operationType: word(["Bonus", "PartnerBonus", "Withdrawal", "MaintenanceFee"]),
  amount: DecimalFromWire,
  currencyId: orElse(CoinWire, "unknown"),
  quantity: maybe(DecimalFromWire),
  unit: maybe(Schema.String),
  createDate: maybe(Instant),
  operationDate: maybe(Instant),
  state: word(["Created", "Pending", "Rejected", "Completed"]),
  stateDescription: maybe(Schema.String),
  stateUpdate: maybe(Instant),
  address: maybe(Schema.String),
  hash: maybe(Schema.String),
}

/** One entry of the operation history. The amount is never negative; the type says which way it went. */
export const Operation = Schema.Struct({
  ...fields,
  bonusDate: maybe(Instant),
  maintenanceFeeDate: maybe(Instant),
}).pipe(
  Schema.decodeTo(Schema.toType(Schema.Struct(fields)), {
    decode: SchemaGetter.transform(({ bonusDate, maintenanceFeeDate, ...operation }) => ({
      ...operation,
      operationDate: operation.operationDate ?? bonusDate ?? maintenanceFeeDate ?? operation.createDate,
    })),
    encode: SchemaGetter.transform((operation) => ({ ...operation, bonusDate: null, maintenanceFeeDate: null })),
  }),
)
export type Operation = typeof Operation.Type
export const OperationList = pageOf(Operation)
export type OperationList = typeof OperationList.Type

export const takesAway = ({ operationType }: Operation): boolean =>
  operationType === "Withdrawal" || operationType === "MaintenanceFee"

/** A rejected withdrawal is called by the address it did not reach. */
export const rejectedAddress = ({ operationType, state, address }: Operation): string | null =>
  operationType === "Withdrawal" && state === "Rejected" ? address : null
