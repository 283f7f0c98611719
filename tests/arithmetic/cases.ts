import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { quoteByCost, quoteByQuantity, createInitialQuote } from "#domain/shop/quote.ts"
import { catalogue } from "#sandbox/catalogue.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { calculateListPrice, calculateUnitPrices } from "#sandbox/rules/prices.ts"
import { displayCurrencies } from "#sandbox/rules/rates.ts"
import { boughtBy, clampedTo, costOf, units, type Terms } from "./oracle.ts"
import { createRandom } from "./random.ts"

const discounts = ["0", "5", "10", "20", "33.33"]

interface QuoteCase {
  readonly name: string
  readonly offer: Offer
  readonly terms: Terms
}

const createCase = (
  product: (typeof catalogue)[number],
  currency: (typeof displayCurrencies)[number],
  percent: string,
  rest: string | null,
): QuoteCase => {
  const { localized, localizedToPay } = calculateUnitPrices(
    calculateListPrice(product, 1, 0),
    parseAmount(percent),
    currency,
  )
  const { min, max, step } = product
  return {
    name: `${product.id}, ${currency}, ${percent} %, ${rest ?? "no sale"}`,
    offer: {
      ...product,
      productId: product.id as Offer["productId"],
      coin: product.currencyId,
      unit: product.algorithm.unit,
      currency,
      min: decimal(min),
      max: decimal(max),
      step: decimal(step),
      localizedAmount: decimal(formatAmount(localized)),
      localizedToPayAmount: decimal(formatAmount(localizedToPay)),
      discountPercent: decimal(percent),
      localizedMaintenanceCostTh: decimal("0"),
      oldlocalizedMaintenanceCostTh: null,
      remainingSaleQuantity: rest === null ? null : decimal(rest),
      payable: null,
      stakeReturn: "unknown",
      stakeFee: null,
      bonusSteps: [],
    },
    terms: {
      min: units(min),
      max: units(max),
      step: units(step),
      toPay: units(formatAmount(localizedToPay)),
      list: units(formatAmount(localized)),
      rest: rest === null ? null : units(rest),
    },
  }
}

/** Every product in every display currency, at several discounts, with and without a sale. */
export const arithmeticCases: readonly QuoteCase[] = catalogue.flatMap((product) =>
  displayCurrencies.flatMap((currency) =>
    discounts.flatMap((percent) =>
      [null, "50", formatAmount(parseAmount(product.step) * 7n)].map((rest) =>
        createCase(product, currency, percent, rest),
      ),
    ),
  ),
)

/** Draws a quantity that a customer may choose: near a bound, on a step, slightly off a step, or anywhere. */
const drawQuantity = ({ min, max, step }: Terms, draw: () => number): bigint => {
  const span = max - min
  const any = min + (span * BigInt(Math.floor(draw() * 1_000_000))) / 1_000_000n
  const kind = Math.floor(draw() * 6)
  const offset = BigInt(Math.floor(draw() * 3) - 1)
  if (kind === 0) return any
  if (kind === 1) return (any / step) * step
  if (kind === 2) return (any / step) * step + offset
  if (kind === 3) return (draw() < 0.5 ? min : max) + offset
  return draw() < 0.5 ? max * 2n : (min * BigInt(Math.floor(draw() * 100))) / 100n
}

const plain = (value: bigint): string => formatAmount(value < 0n ? 0n : value)

/**
 * Checks one case: a quantity determines the cost, and a cost determines the quantity. Returns null if both agree with
 * the oracle. Returns a description of the difference if they do not.
 */
const findDifference = ({ name, offer, terms }: QuoteCase, draw: () => number): string | null => {
  const start = createInitialQuote(offer, offer.min)
  const quantity = plain(drawQuantity(terms, draw))
  const byQuantity = quoteByQuantity(start, quantity)!
  const fitted = clampedTo(terms, units(quantity))
  if (units(toPlainDecimal(byQuantity.quantity)) !== fitted)
    return `${name}: ${quantity} becomes ${toPlainDecimal(byQuantity.quantity)}, not ${formatAmount(fitted)}`
  const due = costOf(terms, fitted)
  if (units(toPlainDecimal(byQuantity.cost)) !== due)
    return `${name}: ${quantity} costs ${toPlainDecimal(byQuantity.cost)}, not ${formatAmount(due)}`
  // The cost has two digits, because a customer types it as the page shows it.
  const cost = plain(
    (costOf(terms, clampedTo(terms, drawQuantity(terms, draw))) / 1_000_000n + BigInt(Math.floor(draw() * 3) - 1)) *
      1_000_000n,
  )
  const byCost = quoteByCost({ ...start, costText: cost })!
  const bought = boughtBy(terms, units(cost))
  if (units(toPlainDecimal(byCost.quantity)) !== bought)
    return `${name}: for ${cost} one gets ${toPlainDecimal(byCost.quantity)}, not ${formatAmount(bought)}`
  const paid = costOf(terms, bought)
  return units(toPlainDecimal(byCost.cost)) === paid
    ? null
    : `${name}: ${toPlainDecimal(byCost.quantity)} costs ${toPlainDecimal(byCost.cost)}, not ${formatAmount(paid)}`
}

/** Checks this number of cases, spread evenly over all products, and returns the first few failures. */
export const findDifferences = (count: number, seed: number): readonly string[] => {
  const draw = createRandom(seed)
  const failures: string[] = []
  for (let index = 0; index < count && failures.length < 5; index += 1) {
    const failure = findDifference(arithmeticCases[index % arithmeticCases.length]!, draw)
    if (failure !== null) failures.push(failure)
  }
  return failures
}
