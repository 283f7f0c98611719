import { productOf } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { amount, formatAmount } from "#sandbox/money.ts"
import type { Invoice, Order, Payment } from "#sandbox/tables/orders.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { bonusOffer, bonusView } from "./bonus.ts"
import { calculateAvailableQuantity } from "./credits.ts"
import { invoiceView } from "./invoice-view.ts"
import { calculatePayableRange, listPaymentMethods } from "./methods.ts"
import { orderAmounts } from "./order-amounts.ts"
import { anyOf, loadOrderRelations, type OrderRelations } from "./order-relations.ts"
import { isOrderExpired } from "./orders.ts"
import { maintenanceView, stakeView, calculateUnitPrices } from "./prices.ts"
import { receiptView } from "./receipt-view.ts"
import { creditView, remainderView, toleranceView } from "./settlement-view.ts"
import { unconfirmedView } from "./unconfirmed.ts"

export type OrderViewOptions = { readonly currency: DisplayCurrencyName; readonly seed: number; readonly now: number }

const paymentView = (payment: Payment) => ({
  id: payment.id,
  createDate: payment.create_date.toISOString(),
  amount: formatAmount(amount(payment.amount)),
  currencyId: payment.currency_id,
  paymentType: payment.payment_type,
  externalId: payment.external_id,
  late: payment.late,
})

const itemView = (order: Order, { currency, seed, now }: OrderViewOptions) => {
  const product = productOf(order.product_id)
  const prices = calculateUnitPrices(amount(order.unit_price), amount(order.discount_percent), currency)
  const { maintenanceCost, localizedMaintenanceCostTh } = maintenanceView(product, currency)
  return {
    id: order.item_id,
    productId: product.id,
    currencyId: product.currencyId,
    type: product.type,
    duration: product.duration,
    algorithm: product.algorithm,
    quantity: formatAmount(amount(order.quantity)),
    unit: product.algorithm.unit,
    step: product.step,
    min: product.min,
    max: product.max,
    minValue: product.min,
    acceptedQuantity: formatAmount(amount(order.accepted_quantity)),
    availableQuantity: formatAmount(calculateAvailableQuantity(order)),
    maintenanceCost,
    localizedMaintenanceCostTh,
    localizedAmount: formatAmount(prices.localized),
    localizedToPayAmount: formatAmount(prices.localizedToPay),
    payable: calculatePayableRange(product.id, currency, seed, now),
    ...stakeView(product),
  }
}

const paymentTypes = (order: Order, invoice: Invoice | null, { currency, seed, now }: OrderViewOptions) =>
  listPaymentMethods(order, seed, now, currency === "zar")
    .filter((method) => !method.disabled)
    .flatMap((method) => method.items)
    .map(({ paymentType, currencyId, min, max, amount: due }) => ({
      paymentType,
      currencyId,
      min,
      max,
      amount: due,
      isActive: invoice?.payment_type === paymentType && invoice.currency_id === currencyId,
    }))

/** Returns an order as the API shows it, from rows that the caller has read. */
export const renderOrder = (
  order: Order,
  { invoice, customer, payments, credits, contractId }: OrderRelations,
  view: OrderViewOptions,
) => {
  const expired = isOrderExpired(order, view.now)
  const shown = invoice && invoiceView(invoice, view.now)
  // An UnderPaid order does not expire, because its money waits for a decision.
  const isExpired = expired && order.state !== "UnderPaid"
  return {
    id: order.id,
    number: String(order.number),
    state: isExpired ? ("Expired" as const) : order.state,
    stateUpdate: (isExpired ? order.expire_date : order.state_update).toISOString(),
    createDate: order.create_date.toISOString(),
    expireDate: order.expire_date.toISOString(),
    expired,
    ...orderAmounts(order, view.currency),
    discountPercent: formatAmount(amount(order.discount_percent)),
    discountExpireDate: order.discount_expire_date?.toISOString() ?? null,
    code: order.code,
    userHasPassword: customer !== null && customer.password_hash !== null,
    customer: customer && { email: customer.email },
    items: [itemView(order, view)],
    payments: payments.map(paymentView),
    paymentTypes: paymentTypes(order, invoice, view),
    currentPaymentType: shown && {
      paymentType: shown.paymentType,
      invoiceId: shown.invoiceId,
      requisites: {
        state: shown.requisites.state,
        needConfirmation: shown.requisites.needConfirmation,
      },
    },
    invoice: shown,
    bonusOffer: bonusOffer(order, view.now),
    bonus: bonusView(order, view.now),
    remainder: remainderView(order, view.currency),
    tolerance: toleranceView(order),
    credits: credits.map(creditView),
    unconfirmed: unconfirmedView(order, view.seed),
    receipt: receiptView(order),
    contractId,
  }
}

export const loadOrderView = async (tx: Tx, order: Order, invoice: Invoice | null, view: OrderViewOptions) =>
  renderOrder(order, { invoice, ...(await loadOrderRelations(tx, [order]))(order) }, view)

/** Returns the views of orders as stored. Reading a list changes none of them. */
export const loadOrderViews = async (tx: Tx, orders: readonly Order[], view: OrderViewOptions) => {
  const current = orders.flatMap(({ invoice_id }) => invoice_id ?? [])
  const invoices =
    current.length === 0 ? [] : await tx.selectFrom("invoice").selectAll().where("id", "=", anyOf(current)).execute()
  const relations = await loadOrderRelations(tx, orders)
  return orders.map((order) => {
    const invoice = invoices.find(({ id }) => id === order.invoice_id) ?? null
    return renderOrder(order, { invoice, ...relations(order) }, view)
  })
}
