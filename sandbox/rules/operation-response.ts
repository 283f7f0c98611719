import {
  cancelledReason,
  creditReasons,
  rejectReasons,
  stakeReturnedReason,
} from "#sandbox/messages/history-reasons.ts"
import { parseAmount, formatAmount, multiplyAmounts } from "#sandbox/money.ts"
import type { Operation } from "#sandbox/tables/money.ts"
import type { Locale, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { coinRate, displayRate } from "./rates.ts"
import { formatReceiptNumber } from "./receipt-email.ts"

/**
 * The language, currency and seed for showing operations. The worth of an operation uses the rate at its time, so that old entries do not
 * change.
 */
export type OperationResponseOptions = {
  readonly locale: Locale
  readonly currency: DisplayCurrencyName
  readonly seed: number
}

const describe = ({ state_reason: reason, order_number }: Operation, locale: Locale): string | null => {
  if (reason === null) return null
  if (reason === "Remainder" || reason === "Late") return creditReasons[reason][locale](order_number ?? 0)
  if (reason === "stakeReturned") return stakeReturnedReason[locale]
  return reason === "cancelled" ? cancelledReason[locale] : rejectReasons[reason][locale]
}

/** Returns the states that a withdrawal has passed, each with its time. */
const statesOf = ({ operation_type, state, create_date, pending_date, state_update }: Operation) => {
  if (operation_type !== "Withdrawal") return []
  const passed = [
    { state: "Created" as const, date: create_date },
    ...(pending_date ? [{ state: "Pending" as const, date: pending_date }] : []),
    ...(state === "Completed" || state === "Rejected" ? [{ state, date: state_update }] : []),
  ]
  return passed.map((one) => ({ ...one, date: one.date.toISOString() }))
}

/**
 * Returns the receipt of a remainder's order, or null for any other operation. The order has a receipt, because a remainder is
 * credited only when its order is completed.
 */
const receiptOf = ({ state_reason, order_id, order_number }: Operation) =>
  state_reason === "Remainder" && order_id !== null && order_number !== null
    ? { number: formatReceiptNumber(order_number), orderId: order_id }
    : null

/** Returns the rate of the operation's coin in the display currency, at the time of the operation. */
const rateAt = ({ currency_id, operation_date }: Operation, currency: DisplayCurrencyName, seed: number) =>
  multiplyAmounts(coinRate(seed, currency_id, operation_date.getTime()), displayRate(currency), "half-up")

/** Returns the response of an operation. A bonus references its fee, and a fee its bonus, each with the date of the payout. */
export const toOperationResponse = (row: Operation, { locale, currency, seed }: OperationResponseOptions) => {
  const date = row.operation_date.toISOString()
  const isBonus = row.operation_type === "Bonus" || row.operation_type === "PartnerBonus"
  const feeId = row.operation_type === "MaintenanceFee" ? row.id : row.fee_id
  return {
    id: row.id,
    operationType: row.operation_type,
    amount: formatAmount(parseAmount(row.amount)),
    currencyId: row.currency_id,
    quantity: row.quantity === null ? null : formatAmount(parseAmount(row.quantity)),
    unit: row.unit,
    createDate: row.create_date.toISOString(),
    operationDate: date,
    bonusDate: isBonus ? date : null,
    maintenanceFeeId: feeId,
    maintenanceFeeDate: feeId === null ? null : date,
    state: row.state,
    stateDescription: describe(row, locale),
    stateUpdate: row.state_update.toISOString(),
    address: row.address,
    hash: row.hash,
    receipt: receiptOf(row),
    fee: row.fee === null ? null : formatAmount(parseAmount(row.fee)),
    states: statesOf(row),
    equivalent: {
      amount: formatAmount(multiplyAmounts(parseAmount(row.amount), rateAt(row, currency, seed), "half-up")),
      currencyId: currency,
    },
  }
}
