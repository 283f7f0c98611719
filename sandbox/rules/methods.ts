import { productOf } from "#sandbox/catalogue.ts"
import { parseAmount, divideAmounts, formatAmount, multiplyAmounts, roundToStep, type Amount } from "#sandbox/money.ts"
import type { Order, PaymentType } from "#sandbox/tables/orders.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { coinRate, coins, displayRate, toCoin } from "./rates.ts"

type Limits = { readonly min: Amount; readonly max: Amount }
export type PaymentKind = { readonly paymentType: PaymentType; readonly currencyId: CoinName | DisplayCurrencyName }

const coinLimits: Readonly<Record<CoinName, Limits>> = {
  btc: { min: parseAmount("0.001"), max: parseAmount("2") },
  eth: { min: parseAmount("0.02"), max: parseAmount("40") },
}

/** The payment methods of banks and vouchers, with limits in US dollars. */
const moneyMethods = [
  { type: "CreditCard", currencies: ["usd", "eur"], min: parseAmount("20"), max: parseAmount("5000") },
  { type: "TransferSEPA", currencies: ["eur"], min: parseAmount("100"), max: parseAmount("50000") },
  { type: "TransferSwift", currencies: ["usd"], min: parseAmount("500"), max: parseAmount("100000") },
  { type: "OTTVoucher", currencies: ["zar"], min: parseAmount("1"), max: parseAmount("20000") },
] as const satisfies readonly (Limits & {
  readonly type: PaymentType
  readonly currencies: readonly DisplayCurrencyName[]
})[]

const cent = parseAmount("0.01")

export const isCoin = (currency: CoinName | DisplayCurrencyName): currency is CoinName =>
  coins.some((coin) => coin === currency)

/** Returns the minimum amount that can be paid: one cent, or the eighth digit of a coin. */
export const smallestPart = (currency: CoinName | DisplayCurrencyName): Amount => (isCoin(currency) ? 1n : cent)

/** Returns the amount due, rounded up to an amount that can be paid. */
export const calculateAmountDue = (currency: CoinName | DisplayCurrencyName, dollars: Amount, rate: Amount): Amount =>
  isCoin(currency)
    ? toCoin(dollars, rate)
    : roundToStep(multiplyAmounts(dollars, displayRate(currency), "up"), smallestPart(currency), "up")

/** Returns the price of one unit of the currency in US dollars. */
export const calculateUsdRate = (currency: CoinName | DisplayCurrencyName, seed: number, now: number): Amount =>
  isCoin(currency) ? coinRate(seed, currency, now) : divideAmounts(parseAmount("1"), displayRate(currency), "half-up")

const item = ({ paymentType, currencyId }: PaymentKind, due: Amount, limits: Limits) => {
  const min = due < limits.min
  const max = due > limits.max
  return {
    paymentType,
    currencyId,
    amount: formatAmount(due),
    min: formatAmount(limits.min),
    max: formatAmount(limits.max),
    state: { normal: !min && !max, warning: min || max, min, max },
  }
}

export const calculateRemainingAmount = (order: Pick<Order, "cost" | "received">): Amount => {
  const rest = parseAmount(order.cost) - parseAmount(order.received)
  return rest > 0n ? rest : 0n
}

const limitsOf = ({ paymentType, currencyId }: PaymentKind): Limits => {
  if (isCoin(currencyId)) return coinLimits[currencyId]
  const method = moneyMethods.find(({ type }) => type === paymentType)
  if (!method) throw new Error(`No limits for ${paymentType}`)
  const inCurrency = (dollars: Amount) => multiplyAmounts(dollars, displayRate(currencyId), "half-up")
  return { min: inCurrency(method.min), max: inCurrency(method.max) }
}

/** Returns one payment method for the remaining amount of an order. */
export const paymentMethodItem = (order: Order, kind: PaymentKind, rate: Amount) => {
  const limits = limitsOf(kind)
  // A partly paid order has no minimum, because its remaining amount may be small.
  const min = parseAmount(order.received) > 0n ? 0n : limits.min
  return item(kind, calculateAmountDue(kind.currencyId, calculateRemainingAmount(order), rate), {
    min,
    max: limits.max,
  })
}

type PaymentMethod = {
  readonly type: PaymentType
  readonly disabled: boolean
  readonly items: ReturnType<typeof item>[]
}

/** Returns true if a method is not available for a product. The acquirer does not accept staking. */
const isDisabled = (productId: string, type: PaymentType): boolean =>
  type === "CreditCard" && productOf(productId).currencyId === "eth2"

/** Returns the minimum and the maximum amount that any payment method accepts for a product now, in the display currency. */
export const calculatePayableRange = (productId: string, currency: DisplayCurrencyName, seed: number, now: number) => {
  const money = moneyMethods.filter(
    ({ type }) => !isDisabled(productId, type) && (type !== "OTTVoucher" || currency === "zar"),
  )
  const inDollars = coins.map((coin) => {
    const rate = coinRate(seed, coin, now)
    return {
      min: multiplyAmounts(coinLimits[coin].min, rate, "up"),
      max: multiplyAmounts(coinLimits[coin].max, rate, "down"),
    }
  })
  const all: readonly Limits[] = [...inDollars, ...money]
  const min = all.map((limits) => limits.min).reduce((a, b) => (a < b ? a : b))
  const max = all.map((limits) => limits.max).reduce((a, b) => (a > b ? a : b))
  const roundForDisplay = (dollars: Amount, rounding: "up" | "down") =>
    formatAmount(roundToStep(multiplyAmounts(dollars, displayRate(currency), rounding), cent, rounding))
  return { min: roundForDisplay(min, "up"), max: roundForDisplay(max, "down") }
}

/** Returns the payment methods of an order. `canUseVouchers` is true if the order may use vouchers, which are sold in South Africa only. */
export const listPaymentMethods = (
  order: Order,
  seed: number,
  now: number,
  canUseVouchers: boolean,
): PaymentMethod[] => {
  const itemsOf = (type: PaymentType, currencies: readonly (CoinName | DisplayCurrencyName)[]) =>
    currencies.map((currencyId) =>
      paymentMethodItem(order, { paymentType: type, currencyId }, calculateUsdRate(currencyId, seed, now)),
    )
  return [
    { type: "Crypto", disabled: false, items: itemsOf("Crypto", coins) },
    ...moneyMethods
      .filter(({ type }) => canUseVouchers || type !== "OTTVoucher")
      .map(({ type, currencies }) => ({
        type,
        disabled: isDisabled(order.product_id, type),
        items: itemsOf(type, currencies),
      })),
  ]
}
