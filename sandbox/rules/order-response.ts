import { productOf } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import type { Invoice, Order, Payment } from "#sandbox/tables/orders.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { findBonusOffer, toBonusResponse } from "./bonus.ts"
import { calculateAvailableQuantity } from "./credits.ts"
import { toInvoiceResponse } from "./invoice-response.ts"
import { calculatePayableRange, listPaymentMethods } from "./methods.ts"
import { calculateOrderAmounts } from "./order-amounts.ts"
import { anyOf, loadOrderRelations, type OrderRelations } from "./order-relations.ts"
import { isOrderExpired } from "./orders.ts"
import { toMaintenanceResponse, toStakeResponse, calculateUnitPrices } from "./prices.ts"
import { toReceiptResponse } from "./receipt-response.ts"
import { toCreditResponse, toRemainderResponse, toToleranceResponse } from "./settlement-response.ts"
import { toUnconfirmedResponse } from "./unconfirmed.ts"

export type OrderResponseOptions = {
  readonly currency: DisplayCurrencyName
  readonly seed: number
  readonly now: number
}

const toPaymentResponse = (payment: Payment) => ({
  id: payment.id,
  createDate: payment.create_date.toISOString(),
  amount: formatAmount(parseAmount(payment.amount)),
  currencyId: payment.currency_id,
  paymentType: payment.payment_type,
  externalId: payment.external_id,
  late: payment.late,
})

const toItemResponse = (order: Order, { currency, seed, now }: OrderResponseOptions) => {
  const product = productOf(order.product_id)
  const prices = calculateUnitPrices(parseAmount(order.unit_price), parseAmount(order.discount_percent), currency)
  const { maintenanceCost, localizedMaintenanceCostTh } = toMaintenanceResponse(product, currency)
  return {
    id: order.item_id,
    productId: product.id,
    currencyId: product.currencyId,
    type: product.type,
    duration: product.duration,
    algorithm: product.algorithm,
    quantity: formatAmount(parseAmount(order.quantity)),
    unit: product.algorithm.unit,
    step: product.step,
    min: product.min,
    max: product.max,
    minValue: product.min,
    acceptedQuantity: formatAmount(parseAmount(order.accepted_quantity)),
    availableQuantity: formatAmount(calculateAvailableQuantity(order)),
    maintenanceCost,
    localizedMaintenanceCostTh,
    localizedAmount: formatAmount(prices.localized),
    localizedToPayAmount: formatAmount(prices.localizedToPay),
    payable: calculatePayableRange(product.id, currency, seed, now),
    ...toStakeResponse(product),
  }
}

const listPaymentTypes = (order: Order, invoice: Invoice | null, { currency, seed, now }: OrderResponseOptions) =>
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
export const toOrderResponse = (
  order: Order,
  { invoice, customer, payments, credits, contractId }: OrderRelations,
  options: OrderResponseOptions,
) => {
  const expired = isOrderExpired(order, options.now)
  const shown = invoice && toInvoiceResponse(invoice, options.now)
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
    ...calculateOrderAmounts(order, options.currency),
    discountPercent: formatAmount(parseAmount(order.discount_percent)),
    discountExpireDate: order.discount_expire_date?.toISOString() ?? null,
    code: order.code,
    userHasPassword: customer !== null && customer.password_hash !== null,
    customer: customer && { email: customer.email },
    items: [toItemResponse(order, options)],
    payments: payments.map(toPaymentResponse),
    paymentTypes: listPaymentTypes(order, invoice, options),
    currentPaymentType: shown && {
      paymentType: shown.paymentType,
      invoiceId: shown.invoiceId,
      requisites: {
        state: shown.requisites.state,
        needConfirmation: shown.requisites.needConfirmation,
      },
    },
    invoice: shown,
    bonusOffer: findBonusOffer(order, options.now),
    bonus: toBonusResponse(order, options.now),
    remainder: toRemainderResponse(order, options.currency),
    tolerance: toToleranceResponse(order),
    credits: credits.map(toCreditResponse),
    unconfirmed: toUnconfirmedResponse(order, options.seed),
    receipt: toReceiptResponse(order),
    contractId,
  }
}

export const loadOrderResponse = async (tx: Tx, order: Order, invoice: Invoice | null, options: OrderResponseOptions) =>
  toOrderResponse(order, { invoice, ...(await loadOrderRelations(tx, [order]))(order) }, options)

/** Returns the responses of orders as stored. Reading a list changes none of them. */
export const loadOrderResponses = async (tx: Tx, orders: readonly Order[], options: OrderResponseOptions) => {
  const current = orders.flatMap(({ invoice_id }) => invoice_id ?? [])
  const invoices =
    current.length === 0 ? [] : await tx.selectFrom("invoice").selectAll().where("id", "=", anyOf(current)).execute()
  const relations = await loadOrderRelations(tx, orders)
  return orders.map((order) => {
    const invoice = invoices.find(({ id }) => id === order.invoice_id) ?? null
    return toOrderResponse(order, { invoice, ...relations(order) }, options)
  })
}
