import { Schema, SchemaGetter } from "effect"
import { listPageSchema, optionalEntriesSchema } from "#domain/shared/entries-wire.ts"
import { CoinWire, MoneyAmount, DecimalFromWire, NotNegativeFromWire } from "#domain/shared/money-wire.ts"
import { Instant, literalOrUnknown, optionalField, withFallback, optionalLiteral } from "#domain/shared/schema.ts"
import { calculateWithdrawalAmounts, type WithdrawalFigures } from "./withdrawal.ts"

/**
 * The type of an operation. "Returned" is money that an order gave back. The server uses this type only in totals, so the client derives it
 * for an operation, from a Bonus without a contract.
 */
export const operationType = optionalLiteral(["Bonus", "Returned", "PartnerBonus", "Withdrawal", "MaintenanceFee"])
const operationStates = ["Created", "Pending", "Rejected", "Completed"] as const

const fields = {
  id: Schema.String,
  operationType,
  /** The amount in the coin. */
  amount: DecimalFromWire,
  currencyId: withFallback(CoinWire, "unknown"),
  /** The quantity of the contract that earned or owed the amount, in `unit`. Null for any other operation. */
  quantity: optionalField(DecimalFromWire),
  unit: optionalField(Schema.String),
  createDate: optionalField(Instant),
  operationDate: optionalField(Instant),
  state: optionalLiteral(operationStates),
  stateDescription: optionalField(Schema.String),
  stateUpdate: optionalField(Instant),
  address: optionalField(Schema.String),
  /** The hash of the transaction that paid a withdrawal. */
  hash: optionalField(Schema.String),
  /** The network fee of a withdrawal, part of its amount (extension `withdrawals`). */
  fee: optionalField(NotNegativeFromWire),
  /** The amount in the display currency at the rate of the operation's time (extension `history`). */
  equivalent: optionalField(MoneyAmount),
  /** The states of a withdrawal so far (extension `withdrawals`). */
  states: optionalEntriesSchema(Schema.Struct({ state: literalOrUnknown(operationStates), date: Instant })),
  /** The receipt of the order whose remainder this operation credits (extension `receipts`). */
  receipt: optionalField(Schema.Struct({ number: Schema.String, orderId: Schema.String })),
}

type Fields = typeof Fields.Type
const Fields = Schema.toType(Schema.Struct(fields))

const kindOf = ({ operationType, quantity, unit }: Fields): Fields["operationType"] =>
  operationType === "Bonus" && quantity === null && unit === null ? "Returned" : operationType

/** An entry of the operation history. The amount is never negative, because the type gives the direction. */
export const Operation = Schema.Struct({
  ...fields,
  bonusDate: optionalField(Instant),
  maintenanceFeeDate: optionalField(Instant),
}).pipe(
  Schema.decodeTo(Fields, {
    decode: SchemaGetter.transform(({ bonusDate, maintenanceFeeDate, ...operation }) => ({
      ...operation,
      operationType: kindOf(operation),
      operationDate: operation.operationDate ?? bonusDate ?? maintenanceFeeDate ?? operation.createDate,
    })),
    encode: SchemaGetter.transform((operation) => ({
      ...operation,
      operationType: operation.operationType === "Returned" ? ("Bonus" as const) : operation.operationType,
      bonusDate: null,
      maintenanceFeeDate: null,
    })),
  }),
)
export type Operation = typeof Operation.Type
export const OperationList = listPageSchema(Operation)
export type OperationList = typeof OperationList.Type

export const isDebit = ({ operationType }: Pick<Operation, "operationType">): boolean =>
  operationType === "Withdrawal" || operationType === "MaintenanceFee"

/** Returns the network fee of a withdrawal and the amount that arrives, or null if the fee is unknown or the withdrawal was rejected. */
export const calculateNetworkAmounts = ({
  operationType,
  state,
  amount,
  fee,
}: Operation): WithdrawalFigures["network"] =>
  operationType === "Withdrawal" && state !== "Rejected" ? calculateWithdrawalAmounts(amount, fee).network : null

/** Returns true if the operation can be cancelled: a withdrawal that the server has not begun to process. */
export const isCancellable = ({ operationType, state }: Operation): boolean =>
  operationType === "Withdrawal" && state === "Created"

/** Returns true if the operation is a withdrawal whose state may still change. */
export const isOperationInProgress = ({ operationType, state }: Operation): boolean =>
  operationType === "Withdrawal" && (state === "Created" || state === "Pending")

/** Returns the destination of a rejected withdrawal, or null for any other operation. */
export const findRejectedAddress = ({ operationType, state, address }: Operation): string | null =>
  operationType === "Withdrawal" && state === "Rejected" ? address : null
