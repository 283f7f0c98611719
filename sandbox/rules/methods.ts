import { amount, over, smaller, text, times, toStep, type Amount } from "../money.ts"
import type { Coin, Display, Order } from "../tables.ts"
import { coinRate, coins, displayRate, toCoin } from "./rates.ts"

type PaymentType = "Crypto" | "CreditCard" | "TransferSEPA" | "TransferSwift"

const coinLimits: Readonly<Record<Coin, { readonly min: Amount; readonly max: Amount }>> = {
  btc: { min: amount("0.001"), max: amount("2") },
  eth: { min: amount("0.02"), max: amount("40") },
}

/** US dollars; none of these methods is connected yet. */
const dormant = [
  { type: "CreditCard", currencies: ["usd", "eur"], min: amount("20"), max: amount("5000") },
  { type: "TransferSEPA", currencies: ["eur"], min: amount("100"), max: amount("50000") },
  { type: "TransferSwift", currencies: ["usd"], min: amount("500"), max: amount("100000") },
] as const satisfies readonly {
  readonly type: PaymentType
  readonly currencies: readonly Display[]
  readonly min: Amount
  readonly max: Amount
}[]

const cent = amount("0.01")

const item = (
  paymentType: PaymentType,
  currencyId: Coin | Display,
  due: Amount,
  limits: { readonly min: Amount; readonly max: Amount },
) => {
  const min = due < limits.min
  const max = due > limits.max
  return {
    paymentType,
    currencyId,
    amount: text(due),
    min: text(limits.min),
    max: text(limits.max),
    state: { normal: !min && !max, warning: min || max, min, max },
  }
}

export const remaining = (order: Order): Amount => {
  const rest = amount(order.cost) - amount(order.received)
  return rest > 0n ? rest : 0n
}

export const cryptoItem = (order: Order, coin: Coin, rate: Amount) => {
  const limits = coinLimits[coin]
  // The rest of an order that is paid in part may be small: it is never below a minimum.
  const min = amount(order.received) > 0n ? 0n : limits.min
  return item("Crypto", coin, toCoin(remaining(order), rate), { min, max: limits.max })
}

const dormantItem = (order: Order, method: (typeof dormant)[number], currency: Display) => {
  const rate = displayRate(currency)
  const due = toStep(times(remaining(order), rate, "up"), cent, "up")
  const inCurrency = (dollars: Amount) => times(dollars, rate, "half-up")
  return item(method.type, currency, due, { min: inCurrency(method.min), max: inCurrency(method.max) })
}

type PaymentMethod = {
  readonly type: PaymentType
  readonly disabled: boolean
  readonly items: ReturnType<typeof item>[]
}

export const paymentMethods = (order: Order, seed: number, now: number): PaymentMethod[] => [
  {
    type: "Crypto",
    disabled: false,
    items: coins.map((coin) => cryptoItem(order, coin, coinRate(seed, coin, now))),
  },
  ...dormant.map((method) => ({
    type: method.type,
    disabled: true,
    items: method.currencies.map((currency) => dormantItem(order, method, currency)),
  })),
]

/** The highest quantity on the step that what was received pays for. */
export const affordable = (received: Amount, unitPrice: Amount, step: Amount, max: Amount): Amount =>
  smaller(toStep(over(received, unitPrice, "down"), step, "down"), max)
