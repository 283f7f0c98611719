import { randomUUID } from "node:crypto"
import type { Tx } from "../database.ts"
import { text, type Amount } from "../money.ts"
import type { Invoice, Order } from "../tables.ts"
import { transactionHash } from "./addresses.ts"
import { accounts, type Entry } from "./ledger.ts"
import { isCoin } from "./methods.ts"

export type Receipt = { readonly order: Order; readonly invoice: Invoice; readonly paid: Amount }

export const record = async (tx: Tx, seed: number, { order, invoice, paid }: Receipt, late: boolean, now: number) => {
  const id = randomUUID()
  const currency = invoice.currency_id
  await tx
    .insertInto("payment")
    .values({
      id,
      order_id: order.id,
      invoice_id: invoice.id,
      payment_type: invoice.payment_type,
      currency_id: currency,
      amount: text(paid),
      external_id: isCoin(currency) ? transactionHash(seed, currency, id) : null,
      create_date: new Date(now),
      late,
    })
    .execute()
}

export const arrived = ({ invoice: { currency_id }, paid }: Receipt): readonly Entry[] => [
  [accounts.customers, currency_id, -paid],
  [accounts.wallet, currency_id, paid],
]
