import type { Generated, Insertable, Selectable } from "kysely"
import type { CoinName, Nullable, Numeric } from "./shared.ts"

export type OperationType = "Bonus" | "PartnerBonus" | "Withdrawal" | "MaintenanceFee"
export type OperationState = "Created" | "Pending" | "Completed" | "Rejected"
export type RejectReason = "wrongAddress" | "networkFailure" | "securityReview"
/** The reason for a credit to the balance: a payment above the order's cost, or a late payment. */
export type CreditReason = "Remainder" | "Late"

export type ContractTable = {
  id: string
  user_id: string
  order_id: string
  product_id: string
  quantity: Numeric
  start_date: Date
  end_date: Nullable<Date>
  /** Days of the contract that the mining engine has processed. */
  paid_days: Generated<number>
}
export type PostingTable = { id: Generated<number>; reason: string; order_id: Nullable<string>; create_date: Date }
export type LedgerEntryTable = { posting_id: number; account: string; currency: string; amount: Numeric }
export type OperationTable = {
  /** Numbers follow the order in which operations were recorded. */
  number: Generated<string>
  id: string
  user_id: string
  operation_type: OperationType
  currency_id: CoinName
  amount: Numeric
  contract_id: Nullable<string>
  quantity: Nullable<Numeric>
  unit: Nullable<"Th" | "Mh" | "eth2">
  /** The maintenance operation that was deducted from this bonus. Null if none was. */
  fee_id: Nullable<string>
  create_date: Date
  operation_date: Date
  state: OperationState
  state_reason: Nullable<RejectReason | CreditReason | "cancelled" | "stakeReturned">
  state_update: Date
  address: Nullable<string>
  hash: Nullable<string>
  /** The network fee of a withdrawal. Null for an operation without one. */
  fee: Nullable<Numeric>
  /** The time when the processing of a withdrawal began. Null before that. */
  pending_date: Nullable<Date>
  /** The order that caused the credit. Null for any other operation. */
  order_id: Nullable<string>
  order_number: Nullable<number>
}
export type PayoutTotalTable = {
  user_id: string
  unit: "Th" | "Mh" | "eth2"
  /**
   * The sum of all payouts, in the coin. A trigger on the operations updates the row, so that no call sums years of operations.
   */
  bonuses: Numeric
  /** The sum of the maintenance deducted from the payouts, in the coin. */
  fees: Numeric
  /** The number of payouts and deductions. */
  operations: number
}
/** Balances of customers' accounts, never below zero. A trigger on the ledger updates them. */
export type AccountBalanceTable = { account: string; currency: string; amount: Numeric }

export type Contract = Selectable<ContractTable>
export type Operation = Selectable<OperationTable>
export type NewOperation = Insertable<OperationTable>
