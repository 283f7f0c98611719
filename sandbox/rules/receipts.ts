import { randomUUID } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import { formatAmount, type Amount } from "#sandbox/money.ts"
import type { Invoice } from "#sandbox/tables/orders.ts"
import { transactionHash } from "./addresses.ts"
import { ledgerAccounts, type LedgerEntry } from "./ledger.ts"
import type { LockedOrder } from "./locked-order.ts"
import { isCoin } from "./methods.ts"

export type PaymentReceipt = {
  readonly order: LockedOrder
  readonly invoice: Invoice
  readonly paid: Amount
  /** The id of an unconfirmed transaction. The payment that confirms the transaction gets this id. */
  readonly id?: string | undefined
}

/** Adds the payment. A payment in coins gets the hash of a simulated transaction. */
export const recordReceipt = async (
  tx: Tx,
  seed: number,
  { order, invoice, paid, id = randomUUID() }: PaymentReceipt,
  isLate: boolean,
  now: number,
) => {
  const currency = invoice.currency_id
  await tx
    .insertInto("payment")
    .values({
      id,
      order_id: order.id,
      invoice_id: invoice.id,
      payment_type: invoice.payment_type,
      currency_id: currency,
      amount: formatAmount(paid),
      external_id: isCoin(currency) ? transactionHash(seed, currency, id) : null,
      create_date: new Date(now),
      late: isLate,
    })
    .execute()
}

export const receiptLedgerEntries = ({ invoice: { currency_id }, paid }: PaymentReceipt): readonly LedgerEntry[] => [
  [ledgerAccounts.customers, currency_id, -paid],
  [ledgerAccounts.wallet, currency_id, paid],
]
