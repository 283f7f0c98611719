import { Schema } from "effect"
import { expect } from "vitest"
import { ContractDetails } from "#domain/cabinet/contract-details.ts"
import { Order } from "#domain/orders/order.ts"
import { calculateEffectiveCost, calculateEffectiveQuantity } from "#domain/orders/settlement.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import type { Purchase } from "#domain/shop/income.ts"
import { offerOfOrder } from "#domain/shop/offer.ts"
import { parseAmount } from "#sandbox/money.ts"
import type { Customer, setUpSandbox } from "#sandbox/testing/sandbox.ts"
import type { Power } from "./oracle.ts"

interface Kind {
  readonly productId: string
  readonly quantity: string
  /** True if the quantity is the product's default. */
  readonly isDefault?: boolean
  readonly code?: string
  readonly bonus?: boolean
  /** True if the customer pays only half of the order and accepts that part. */
  readonly part?: boolean
}

/**
 * Every product on sale, where possible with and without a bonus, an accepted part and a code. A code stays assigned to
 * its customer, so purchases with a code come last.
 */
export const kinds: readonly Kind[] = [
  { productId: "btc-limited", quantity: "10", isDefault: true },
  { productId: "btc-limited", quantity: "50", bonus: true },
  { productId: "btc-limited", quantity: "20.2", part: true },
  { productId: "btc-unlimited", quantity: "25", isDefault: true },
  { productId: "btc-unlimited", quantity: "40", part: true },
  { productId: "eth-limited", quantity: "100", isDefault: true },
  { productId: "eth-limited", quantity: "500", part: true },
  { productId: "eth-unlimited", quantity: "500", isDefault: true },
  { productId: "eth-unlimited", quantity: "600", part: true },
  { productId: "eth2-staking", quantity: "0.1", isDefault: true },
  { productId: "eth2-staking", quantity: "10" },
  { productId: "eth2-staking", quantity: "3.5", part: true },
  { productId: "btc-limited", quantity: "33.3", code: "WELCOME10" },
  { productId: "btc-limited", quantity: "210", code: "WELCOME10", bonus: true },
  { productId: "btc-unlimited", quantity: "101", code: "WELCOME10" },
  { productId: "eth-limited", quantity: "777", code: "WELCOME10", bonus: true },
  { productId: "eth-unlimited", quantity: "1234", code: "WELCOME10" },
]

export interface Purchased {
  readonly name: string
  readonly productId: string
  /** True if the quantity is the product's default, without a bonus, a code or an accepted part. */
  readonly isDefault: boolean
  readonly contractId: string
  readonly power: Power
  readonly purchase: Purchase
  readonly cost: bigint
}

type Sandbox = ReturnType<typeof setUpSandbox>

/** Converts a decimal of the client to units of 1e-8. */
export const units = (value: Parameters<typeof toPlainDecimal>[0]): bigint => parseAmount(toPlainDecimal(value))

const decodeOrder = Schema.decodeUnknownSync(Order)
export const decodeDetails = Schema.decodeUnknownSync(ContractDetails)

/** Buys a product with API calls, and reads the estimates of the order's page. */
export const buy = async (sandbox: Sandbox, customer: Customer, kind: Kind): Promise<Purchased> => {
  const { api, createOrder, assign, invoiceFor, pay } = sandbox
  const { productId, quantity, code, bonus = false, part = false } = kind
  const { token } = customer
  const { id } = await createOrder(token, { items: [{ productId, quantity }], ...(code !== undefined && { code }) })
  await assign(id, customer)
  if (bonus) {
    const accepted = await api(`/orders/${id}/items/${productId}/offers/bonusQuantity`, { body: {}, token })
    expect(accepted).toMatchObject({ status: 200 })
  }
  await pay((await invoiceFor(id, customer)).invoiceId, { kind: part ? "half" : "exact" })
  if (part) expect(await api(`/orders/${id}/accept`, { body: {}, token })).toMatchObject({ status: 200 })
  const order = decodeOrder((await api(`/orders/${id}`, { token })).body)
  const [item, cost] = [order.items[0]!, calculateEffectiveCost(order)!]
  const purchase = { offer: offerOfOrder(order, item), quantity: calculateEffectiveQuantity(order, item), cost }
  const { coin } = purchase.offer
  if (coin === "unknown") throw new Error(`${productId} has no coin`)
  return {
    name: Object.values(kind).join(" "),
    productId,
    isDefault: kind.isDefault === true,
    contractId: order.contractId!,
    power: {
      coin,
      quantity: units(purchase.quantity),
      maintenance: units(purchase.offer.localizedMaintenanceCostTh!),
    },
    purchase,
    cost: units(cost),
  }
}
