import { randomUUID } from "node:crypto"
import { productOf } from "#sandbox/catalogue.ts"
import { addMonths, dateAfter, lifetimes } from "#sandbox/clock.ts"
import { parseAmount, formatAmount, type Amount } from "#sandbox/money.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { addressOf, transactionHash } from "./addresses.ts"
import { calculateReceivedAfter } from "./affordable-quantity.ts"
import { noDiscount } from "./codes.ts"
import type { Sample } from "./demo-samples.ts"
import { ledgerAccounts, type LedgerPosting } from "./ledger.ts"
import { pricedOrder } from "./orders.ts"
import { calculateListPrice } from "./prices.ts"
import { coinRate, toCoin } from "./rates.ts"

/** The fingerprint of the demo's orders, which no request created. */
export const sampleFingerprint = ""

export type Owner = {
  readonly id: string
  readonly currency: DisplayCurrencyName
  readonly seed: number
  readonly now: number
}

/** Returns an order's amount in its coin, and the received part in the coin and in dollars. */
const sumsOf = (
  { paid, coin, productId }: Sample,
  price: Pick<Order, "cost" | "unit_price" | "discount_percent">,
  rate: Amount,
) => {
  const due = toCoin(parseAmount(price.cost), rate)
  const coins = paid === "exact" ? due : paid === "half" ? due / 2n : 0n
  const order = { ...price, product_id: productId, received: "0" }
  const dollars =
    coins === 0n ? 0n : calculateReceivedAfter(order, { remain: formatAmount(due), currency_id: coin }, coins)
  return { requested: due, coins, dollars }
}

const states = { exact: "Completed", half: "UnderPaid", nothing: "Issued" } as const

/** Returns the rows that the shop would write for an order, its payment and its contract. sandbox/tests/demo-rows.test.ts compares both. */
export const rowsOf = (sample: Sample, { id: owner_id, currency, seed, now }: Owner) => {
  const { coin, paid } = sample
  const product = productOf(sample.productId)
  const quantity = parseAmount(sample.quantity)
  const then = now - sample.age
  const at = new Date(then)
  const rate = coinRate(seed, coin, then)
  const price = pricedOrder(calculateListPrice(product, seed, then), quantity, noDiscount)
  const cost = parseAmount(price.cost)
  const { requested: due, coins, dollars } = sumsOf(sample, price, rate)
  const [order_id, invoice_id, payment_id, contract_id] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const order = {
    id: order_id,
    owner_id,
    state: paid === undefined ? ("Assigned" as const) : states[paid],
    state_update: at,
    create_date: at,
    expire_date: dateAfter(then, lifetimes.order),
    item_id: randomUUID(),
    product_id: product.id,
    invoice_id: paid === undefined ? null : invoice_id,
    fingerprint: sampleFingerprint,
    receipt_currency: paid === "exact" ? currency : null,
    received: formatAmount(dollars),
    accepted_quantity: paid === "exact" ? formatAmount(quantity) : "0",
    credit_coin: coins === 0n ? null : coin,
    credit_coins: coins === 0n ? "1" : formatAmount(due),
    credit_dollars: coins === 0n ? null : price.cost,
    ...price,
  }
  const invoice = {
    id: invoice_id,
    order_id,
    payment_type: "Crypto" as const,
    currency_id: coin,
    address: addressOf(seed, coin, invoice_id),
    rate: formatAmount(rate),
    received: formatAmount(coins),
    remain: formatAmount(due - coins),
    create_date: at,
    expire_date: dateAfter(then, lifetimes.cryptoInvoice),
  }
  const payment = {
    id: payment_id,
    order_id,
    invoice_id,
    payment_type: "Crypto" as const,
    currency_id: coin,
    amount: formatAmount(coins),
    external_id: transactionHash(seed, coin, payment_id),
    create_date: at,
  }
  const contract = {
    id: contract_id,
    user_id: owner_id,
    order_id,
    product_id: product.id,
    quantity: formatAmount(quantity),
    start_date: at,
    end_date: product.duration === null ? null : addMonths(then, product.duration),
  }
  const { unit } = product.algorithm
  const received: LedgerPosting = {
    reason: "payment",
    orderId: order_id,
    date: at,
    entries: [
      [ledgerAccounts.customers, coin, -coins],
      [ledgerAccounts.wallet, coin, coins],
      [ledgerAccounts.exchange, "usd", -dollars],
      [ledgerAccounts.order(order_id), "usd", dollars],
    ],
  }
  const sold: LedgerPosting = {
    reason: "contract",
    orderId: order_id,
    date: at,
    entries: [
      [ledgerAccounts.order(order_id), "usd", -cost],
      [ledgerAccounts.sales, "usd", cost],
      [ledgerAccounts.capacity, unit, -quantity],
      [ledgerAccounts.contract(contract_id), unit, quantity],
    ],
  }
  return {
    order,
    invoices: paid === undefined ? [] : [invoice],
    payments: coins === 0n ? [] : [payment],
    contracts: paid === "exact" ? [contract] : [],
    postings: [...(coins === 0n ? [] : [received]), ...(paid === "exact" ? [sold] : [])],
  }
}
