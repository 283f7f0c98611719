import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, type Amount } from "#sandbox/money.ts"
import { findCurrentInvoice, isPayable } from "./invoices.ts"
import type { LockedOrder } from "./locked-order.ts"
import { receivePayment, type PaymentRules } from "./payments.ts"

/**
 * Kinds of vouchers by the first three of the twelve digits of a PIN. The remaining digits make each voucher unique, because a PIN works
 * only once.
 */
export const voucherKinds = {
  exact: "100",
  half: "200",
  double: "300",
  redeemed: "409",
  noInvoice: "424",
  refused: "400",
} as const

const cent = parseAmount("0.01")

const valueOf = (pin: string, due: Amount): Amount | undefined => {
  const kind = pin.slice(0, 3)
  if (kind === voucherKinds.exact) return due
  if (kind === voucherKinds.double) return due * 2n
  return kind === voucherKinds.half ? due / 2n - ((due / 2n) % cent) : undefined
}

const refuseTestPin = (pin: string): void => {
  if (pin.startsWith(voucherKinds.redeemed)) throw createRefusal(409, "VoucherRedeemed")
  if (pin.startsWith(voucherKinds.noInvoice)) throw createRefusal(424, "InvoiceNotFound")
  if (pin.startsWith(voucherKinds.refused)) throw createRefusal(400, "VoucherRefused")
}

/**
 * Redeems a PIN. PostgreSQL accepts each PIN once, because the PIN is the key of the table of vouchers. Refuses with 404 `VoucherNotFound`,
 * with 409 `VoucherRedeemed` or `WrongState`, with 424 `InvoiceNotFound` if the order has no voucher invoice, and with 400
 * `VoucherRefused`.
 */
export const redeemVoucher = async (
  tx: Tx,
  rules: PaymentRules,
  order: LockedOrder,
  pin: string,
  now: number,
): Promise<LockedOrder> => {
  refuseTestPin(pin)
  const invoice = await findCurrentInvoice(tx, order)
  if (invoice?.payment_type !== "OTTVoucher") throw createRefusal(424, "InvoiceNotFound")
  const paid = /^\d{12}$/.test(pin) ? valueOf(pin, parseAmount(invoice.remain)) : undefined
  if (paid === undefined) throw createRefusal(404, "VoucherNotFound")
  const inserted = await tx
    .insertInto("voucher")
    .values({ pin, order_id: order.id, create_date: new Date(now) })
    .onConflict((conflict) => conflict.column("pin").doNothing())
    .returning("pin")
    .executeTakeFirst()
  if (!inserted) throw createRefusal(409, "VoucherRedeemed")
  if (!isPayable(order, now)) throw createRefusal(409, "WrongState")
  return receivePayment(tx, rules, { order, invoice, paid }, now)
}
