import { BigDecimal } from "effect"
import { describe, expect, it } from "vitest"
import { buildCardInvoice, buildInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, buildMethods, buildPayingOrder, buildUnderPaidOrder } from "#domain/fixtures/payment.ts"
import { paymentTypes } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import { decimal } from "#domain/shared/money.ts"
import {
  acceptsBonus,
  areMethodsIncomplete,
  findPreselectedMethodKey,
  hasInvoiceFor,
  isPaidInCrypto,
  isInvoiceRepriced,
  listPaymentMethodOptions,
  needsIdentity,
  arePaymentDetailsReplaced,
  sumReceivedAmounts,
  calculateReceivedPercent,
} from "./payment-status.ts"

describe("an order in payment", () => {
  it("is paid in crypto while it waits and has a crypto invoice", () => {
    expect([buildInvoicedOrder("Issued"), buildUnderPaidOrder()].map(isPaidInCrypto)).toEqual([true, true])
    expect(
      [
        buildPayingOrder("Assigned"),
        buildPayingOrder("Issued"),
        buildInvoicedOrder("Completed"),
        buildInvoicedOrder("Issued", buildInvoice("btc"), { expired: true }),
        buildInvoicedOrder("Issued", buildInvoice("btc", { paymentType: "CreditCard" })),
        buildInvoicedOrder("unknown"),
      ].map(isPaidInCrypto),
    ).toEqual([false, false, false, false, false, false])
  })
  it("has an open invoice of the requested kind", () => {
    const order = buildInvoicedOrder("Issued")
    expect(hasInvoiceFor(order, { paymentType: "Crypto", currencyId: "btc" })).toBe(true)
    expect(hasInvoiceFor(order, { paymentType: "Crypto", currencyId: "eth" })).toBe(false)
    expect(hasInvoiceFor(buildPayingOrder("Assigned"), { paymentType: "Crypto", currencyId: "btc" })).toBe(false)
  })
  it("is repriced if the same invoice has another expiry date", () => {
    const later = buildInvoicedOrder("Issued", buildInvoice("btc", { expireDate: "2026-11-21T14:00:00Z" }))
    expect(isInvoiceRepriced(buildInvoicedOrder("Issued"), later)).toBe(true)
    expect(isInvoiceRepriced(later, later)).toBe(false)
    expect(
      isInvoiceRepriced(
        buildInvoicedOrder("Issued"),
        buildInvoicedOrder("Issued", buildInvoice("eth", { expireDate: "2026-11-21T14:00:00Z" })),
      ),
    ).toBe(false)
    expect(isInvoiceRepriced(buildPayingOrder("Issued"), later)).toBe(false)
  })
  it("has received sums, and a received percentage of the whole", () => {
    const part = buildUnderPaidOrder()
    const sums = (order: Order) =>
      sumReceivedAmounts(order).map((sum) => [BigDecimal.format(sum.amount), sum.currencyId])
    expect([sums(part), calculateReceivedPercent(part)]).toEqual([[["0.009", "btc"]], "46"])
    const unlisted = { ...part, payments: [] }
    expect(sums(unlisted)).toEqual([["0.009", "btc"]])
    // The customer paid the first part in bitcoin, and owes the remainder in ether.
    const eth = buildInvoice("eth", { amount: decimal("0.2"), remainAmount: decimal("0.2") })
    expect(sums({ ...part, invoice: eth })).toEqual([["0.009", "btc"]])
    expect(sums({ ...unlisted, invoice: eth })).toEqual([["577.62", "usd"]])
    expect(calculateReceivedPercent({ ...part, invoice: eth })).toBe("46")
    expect(calculateReceivedPercent({ ...part, localizedCost: null })).toBe("0")
    expect(sums(buildPayingOrder("Issued"))).toEqual([])
  })

  it("has replaced payment details after an edit elsewhere, not after a payment or a new rate", () => {
    const shown = buildInvoicedOrder("Issued")
    const edited = buildInvoice("btc", { amount: decimal("0.03"), remainAmount: decimal("0.03") })
    const now = (more: Partial<Order>) => arePaymentDetailsReplaced(shown, { ...shown, invoice: edited, ...more })
    expect(now({})).toBe(true)
    expect(now({ payments: buildUnderPaidOrder().payments })).toBe(false)
    expect(now({ invoice: { ...edited, expireDate: "2026-11-21T14:00:00Z" } })).toBe(false)
    expect(now({ invoice: shown.invoice })).toBe(false)
  })
})

describe("the payment methods", () => {
  it.each([
    [null, "normal"],
    ["min", "belowMinimum"],
    ["max", "aboveMaximum"],
  ] as const)("show eth outside %s as %s", (outside, state) => {
    expect(listPaymentMethodOptions(buildMethods(outside)).map((option) => [option.key, option.state])).toEqual([
      ["Crypto/btc", "normal"],
      ["Crypto/eth", state],
      ["CreditCard/usd", "disabled"],
    ])
  })
  it("are available unless disabled, and hidden if unknown", () => {
    const methods = buildMethods(null).map((method) => ({ ...method, disabled: false }))
    expect(listPaymentMethodOptions(methods).find((option) => option.key === "CreditCard/usd")!.state).toBe("normal")
    const [crypto] = methods
    const strange = (field: "paymentType" | "currencyId") =>
      listPaymentMethodOptions([
        { ...crypto!, items: crypto!.items.map((one) => ({ ...one, [field]: "unknown" as const })) },
      ])
    expect([strange("paymentType"), strange("currencyId")]).toEqual([[], []])
  })
  it("preselect the method of the open invoice, and that of a failed one only to try it again", () => {
    const firstKeys = (order: Order) => [false, true].map((again) => findPreselectedMethodKey(order, again))
    expect(
      [
        buildPayingOrder("Assigned"),
        buildInvoicedOrder("Issued"),
        ...(["Error", "Rejected", "Reversed"] as const).map((state) =>
          buildInvoicedOrder("Issued", buildCardInvoice(state)),
        ),
      ].map(firstKeys),
    ).toEqual([
      [null, null],
      ["Crypto/btc", "Crypto/btc"],
      ...Array.from({ length: 3 }, () => [null, "CreditCard/usd"]),
    ])
  })
  it("are incomplete if a method or a currency could not be read", () => {
    const [crypto, card] = buildMethods(null)
    const unreadable = { unreadable: [1] }
    expect(
      [
        [crypto!, card!],
        Object.assign([crypto!], unreadable),
        [crypto!, { ...card!, items: Object.assign([...card!.items], unreadable) }],
      ].map(areMethodsIncomplete),
    ).toEqual([false, true, true])
  })
  it("accept a bonus if one of them takes the amount and is not a bank transfer", () => {
    const [coins] = listPaymentMethodOptions(buildMethods(null))
    const transfers = (["TransferSEPA", "TransferSwift"] as const).map((paymentType) => ({ ...coins!, paymentType }))
    const small = { ...coins!, state: "belowMinimum" as const }
    expect([[], [small], transfers, [...transfers, small, coins!]].map(acceptsBonus)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
  it("require an identified payer for cards and transfers, and not for coins and vouchers", () => {
    const asks = paymentTypes.filter((paymentType) => needsIdentity({ paymentType, currencyId: "usd" }))
    expect(asks).toEqual(["CreditCard", "TransferSEPA", "TransferSwift"])
  })
})
