import fc from "fast-check"
import { expect, test } from "vitest"
import { catalogue } from "#sandbox/catalogue.ts"
import { amount, amountText } from "#sandbox/money.ts"
import { remainderOf } from "#sandbox/rules/credits.ts"
import { amountDueIn, smallestPart } from "#sandbox/rules/methods.ts"
import { listPrice } from "#sandbox/rules/prices.ts"
import { displays } from "#sandbox/rules/rates.ts"
import { affordableQuantity, receivedAfter, worthOf } from "#sandbox/rules/shares.ts"
import { useSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const currencies = ["btc", "eth", ...displays] as const

/** Generates an order of a product, with its amount due in a currency at some rate. */
const asked = fc
  .record({
    product: fc.constantFrom(...catalogue),
    steps: fc.bigInt({ min: 1n, max: 400n }),
    percent: fc.constantFrom("0", "5", "7.5", "10", "33"),
    currency: fc.constantFrom(...currencies),
    rate: fc.bigInt({ min: amount("1500"), max: amount("120000") }),
  })
  .map(({ product, steps, percent, currency, rate }) => {
    const quantity = amount(product.min) + steps * amount(product.step)
    const unit_price = amountText(listPrice(product, 1, 0))
    const priced = { product_id: product.id, unit_price, discount_percent: percent, received: "0" }
    const cost = amountText(worthOf(priced, quantity))
    const remain = amountDueIn(currency, amount(cost), rate)
    return { product, quantity, remain, currency, order: { ...priced, cost } }
  })
  .filter(({ product, quantity }) => quantity <= amount(product.max))

const shareOf = fc
  .integer({ min: 2, max: 60 })
  .chain((n) => fc.tuple(fc.integer({ min: 1, max: 2 * n }), fc.constant(n)))

/** Returns the largest multiple of the step that does not exceed the value. */
const onStep = (value: bigint, step: bigint) => value - (value % step)

test("k/n of the amount due, in every currency, buys the highest step that is at most k/n of the quantity", () => {
  fc.assert(
    fc.property(asked, shareOf, ({ product, quantity, remain, currency, order }, [k, n]) => {
      const invoice = { remain: amountText(remain), currency_id: currency }
      const paid = onStep((remain * BigInt(k)) / BigInt(n), smallestPart(currency))
      const share = onStep((quantity * BigInt(k)) / BigInt(n), amount(product.step))
      // The property skips cases in which the next step costs less than a cent more, because the same cents buy it.
      fc.pre(onStep((remain * (share + amount(product.step))) / quantity, smallestPart(currency)) > paid)
      const bought = affordableQuantity(order, receivedAfter(order, invoice, paid))
      expect(amountText(bought)).toBe(amountText(share < amount(product.max) ? share : amount(product.max)))
    }),
    { numRuns: 3000 },
  )
})

test("what is paid in coins beyond the amount due is what is left of it, to the last digit", () => {
  fc.assert(
    fc.property(asked, fc.bigInt({ min: 1n, max: 10n ** 9n }), ({ quantity, remain, currency, order }, over) => {
      fc.pre(currency === "btc" || currency === "eth")
      const invoice = { remain: amountText(remain), currency_id: currency }
      const received = amountText(receivedAfter(order, invoice, remain + over))
      const credit = { credit_coin: "btc" as const, credit_coins: invoice.remain, credit_dollars: order.cost }
      expect(remainderOf({ ...order, ...credit, received }, quantity)?.coins).toBe(over)
    }),
  )
})

const { api, signUp, createOrder, getOrder, assign, pay } = useSandbox()

const invoiceIn = async (id: string, paymentType: string, currencyId: string, { token }: Customer) => {
  await api("/profile/identify", { body: { firstName: "A", lastName: "B", country: "ZA" }, token })
  const answer = await api(`/orders/${id}/invoices`, { body: { paymentType, currencyId }, token })
  return (answer.body as { invoiceId: string }).invoiceId
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
