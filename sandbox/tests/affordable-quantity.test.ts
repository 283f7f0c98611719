import fc from "fast-check"
import { expect, test } from "vitest"
import { catalogue } from "#sandbox/catalogue.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { calculateAffordableQuantity, calculateReceivedAfter, costOf } from "#sandbox/rules/affordable-quantity.ts"
import { remainderOf } from "#sandbox/rules/credits.ts"
import { calculateAmountDue, smallestPart } from "#sandbox/rules/methods.ts"
import { calculateListPrice } from "#sandbox/rules/prices.ts"
import { displayCurrencies } from "#sandbox/rules/rates.ts"
import { setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const currencies = ["btc", "eth", ...displayCurrencies] as const

/** Generates an order of a product, with its amount due in a currency at some rate. */
const orderArbitrary = fc
  .record({
    product: fc.constantFrom(...catalogue),
    steps: fc.bigInt({ min: 1n, max: 400n }),
    percent: fc.constantFrom("0", "5", "7.5", "10", "33"),
    currency: fc.constantFrom(...currencies),
    rate: fc.bigInt({ min: parseAmount("1500"), max: parseAmount("120000") }),
  })
  .map(({ product, steps, percent, currency, rate }) => {
    const quantity = parseAmount(product.min) + steps * parseAmount(product.step)
    const unit_price = formatAmount(calculateListPrice(product, 1, 0))
    const priced = { product_id: product.id, unit_price, discount_percent: percent, received: "0" }
    const cost = formatAmount(costOf(priced, quantity))
    const remain = calculateAmountDue(currency, parseAmount(cost), rate)
    return { product, quantity, remain, currency, order: { ...priced, cost } }
  })
  .filter(({ product, quantity }) => quantity <= parseAmount(product.max))

const shareOf = fc
  .integer({ min: 2, max: 60 })
  .chain((n) => fc.tuple(fc.integer({ min: 1, max: 2 * n }), fc.constant(n)))

/** Returns the largest multiple of the step that does not exceed the value. */
const onStep = (value: bigint, step: bigint) => value - (value % step)

test("k/n of the amount due, in every currency, buys the highest step up to k/n of the quantity", () => {
  fc.assert(
    fc.property(orderArbitrary, shareOf, ({ product, quantity, remain, currency, order }, [k, n]) => {
      const invoice = { remain: formatAmount(remain), currency_id: currency }
      const paid = onStep((remain * BigInt(k)) / BigInt(n), smallestPart(currency))
      const share = onStep((quantity * BigInt(k)) / BigInt(n), parseAmount(product.step))
      // The property skips cases in which the next step costs less than a cent more, because the same cents buy it.
      fc.pre(onStep((remain * (share + parseAmount(product.step))) / quantity, smallestPart(currency)) > paid)
      const bought = calculateAffordableQuantity(order, calculateReceivedAfter(order, invoice, paid))
      expect(formatAmount(bought)).toBe(
        formatAmount(share < parseAmount(product.max) ? share : parseAmount(product.max)),
      )
    }),
    { numRuns: 3000 },
  )
})

test("coins beyond the amount due are the remainder, to the last digit", () => {
  fc.assert(
    fc.property(
      orderArbitrary,
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      ({ quantity, remain, currency, order }, over) => {
        fc.pre(currency === "btc" || currency === "eth")
        const invoice = { remain: formatAmount(remain), currency_id: currency }
        const received = formatAmount(calculateReceivedAfter(order, invoice, remain + over))
        const credit = { credit_coin: "btc" as const, credit_coins: invoice.remain, credit_dollars: order.cost }
        expect(remainderOf({ ...order, ...credit, received }, quantity)?.coins).toBe(over)
      },
    ),
  )
})

const { api, signUp, createOrder, getOrder, assign, pay } = setUpSandbox()

const invoiceIn = async (id: string, paymentType: string, currencyId: string, { token }: Customer) => {
  await api("/profile/identify", { body: { firstName: "A", lastName: "B", country: "ZA" }, token })
  const response = await api(`/orders/${id}/invoices`, { body: { paymentType, currencyId }, token })
  return (response.body as { invoiceId: string }).invoiceId
}

test.each([
  ["Crypto", "btc"],
  ["Crypto", "eth"],
  ["TransferSEPA", "eur"],
  ["TransferSwift", "usd"],
  ["OTTVoucher", "zar"],
])("half of the price by %s in %s buys half of the power", async (paymentType, currencyId) => {
  const customer = await signUp({ currencyId: "zar" })
  const { id } = await createOrder(customer.token, {}, "20")
  await assign(id, customer)
  await pay(await invoiceIn(id, paymentType, currencyId, customer), { kind: "half" })
  expect(await getOrder(id, customer.token)).toMatchObject({
    state: "UnderPaid",
    items: [{ quantity: "20", availableQuantity: "10" }],
    remainder: null,
  })
})
