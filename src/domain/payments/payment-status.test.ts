import { BigDecimal } from "effect"
import { describe, expect, it } from "vitest"
import { cardInvoice, buildInvoice } from "#domain/fixtures/invoice.ts"
import { invoicedOrder, methodsWith, payingOrder, underPaidOrder } from "#domain/fixtures/payment.ts"
import { paymentTypes } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import { decimal } from "#domain/shared/money.ts"
import {
  acceptsBonus,
  areMethodsIncomplete,
  firstMethodKey,
  hasInvoiceFor,
  isPaidInCrypto,
  isInvoiceRepriced,
  paymentMethodOptions,
  needsIdentity,
  arePaymentDetailsReplaced,
  receivedSums,
  receivedPercent,
} from "./payment-status.ts"

describe("an order that is being paid", () => {
  it("is paid in crypto while it waits and has a crypto invoice", () => {
    expect([invoicedOrder("Issued"), underPaidOrder()].map(isPaidInCrypto)).toEqual([true, true])
    expect(
      [
        payingOrder("Assigned"),
        payingOrder("Issued"),
        invoicedOrder("Completed"),
        invoicedOrder("Issued", buildInvoice("btc"), { expired: true }),
        invoicedOrder("Issued", buildInvoice("btc", { paymentType: "CreditCard" })),
        invoicedOrder("unknown"),
      ].map(isPaidInCrypto),
    ).toEqual([false, false, false, false, false, false])
  })
  it("knows an open invoice of the kind that was asked for", () => {
    const order = invoicedOrder("Issued")
    expect(hasInvoiceFor(order, { paymentType: "Crypto", currencyId: "btc" })).toBe(true)
    expect(hasInvoiceFor(order, { paymentType: "Crypto", currencyId: "eth" })).toBe(false)
    expect(hasInvoiceFor(payingOrder("Assigned"), { paymentType: "Crypto", currencyId: "btc" })).toBe(false)
  })
  it("is repriced when the same invoice has another end of its rate", () => {
    const later = invoicedOrder("Issued", buildInvoice("btc", { expireDate: "2026-11-21T14:00:00Z" }))
    expect(isInvoiceRepriced(invoicedOrder("Issued"), later)).toBe(true)
    expect(isInvoiceRepriced(later, later)).toBe(false)
    expect(
      isInvoiceRepriced(
        invoicedOrder("Issued"),
        invoicedOrder("Issued", buildInvoice("eth", { expireDate: "2026-11-21T14:00:00Z" })),
      ),
    ).toBe(false)
    expect(isInvoiceRepriced(payingOrder("Issued"), later)).toBe(false)
  })
  it("says what came in and how much of the whole that is", () => {
    const part = underPaidOrder()
    const sums = (order: Order) => receivedSums(order).map((sum) => [BigDecimal.format(sum.amount), sum.currencyId])
    expect([sums(part), receivedPercent(part)]).toEqual([[["0.009", "btc"]], "46"])
    const unlisted = { ...part, payments: [] }
    expect(sums(unlisted)).toEqual([["0.009", "btc"]])
    // The customer paid the first part in bitcoin, and owes the remainder in ether.
    const eth = buildInvoice("eth", { amount: decimal("0.2"), remainAmount: decimal("0.2") })
    expect(sums({ ...part, invoice: eth })).toEqual([["0.009", "btc"]])
    expect(sums({ ...unlisted, invoice: eth })).toEqual([["577.62", "usd"]])
    expect(receivedPercent({ ...part, invoice: eth })).toBe("46")
    expect(receivedPercent({ ...part, localizedCost: null })).toBe("0")
    expect(sums(payingOrder("Issued"))).toEqual([])
  })

  it("replaces the payment details after an edit elsewhere, not after a payment or another rate", () => {
    const shown = invoicedOrder("Issued")
    const edited = buildInvoice("btc", { amount: decimal("0.03"), remainAmount: decimal("0.03") })
    const now = (more: Partial<Order>) => arePaymentDetailsReplaced(shown, { ...shown, invoice: edited, ...more })
    expect(now({})).toBe(true)
    expect(now({ payments: underPaidOrder().payments })).toBe(false)
    expect(now({ invoice: { ...edited, expireDate: "2026-11-21T14:00:00Z" } })).toBe(false)
    expect(now({ invoice: shown.invoice })).toBe(false)
  })
})

describe("ways to pay", () => {
  it.each([
    [null, "normal"],
    ["min", "belowMinimum"],
    ["max", "aboveMaximum"],
  ] as const)("eth outside %s is %s", (outside, state) => {
    expect(paymentMethodOptions(methodsWith(outside)).map((option) => [option.key, option.state])).toEqual([
      ["Crypto/btc", "normal"],
      ["Crypto/eth", state],
      ["CreditCard/usd", "disabled"],
    ])
  })
  it("are offered unless they are disabled, and not shown when unknown", () => {
    const methods = methodsWith(null).map((method) => ({ ...method, disabled: false }))
    expect(paymentMethodOptions(methods).find((option) => option.key === "CreditCard/usd")!.state).toBe("normal")
    const [crypto] = methods
    const strange = (field: "paymentType" | "currencyId") =>
      paymentMethodOptions([
        { ...crypto!, items: crypto!.items.map((one) => ({ ...one, [field]: "unknown" as const })) },
      ])
    expect([strange("paymentType"), strange("currencyId")]).toEqual([[], []])
  })
  it("the first choice is that of the open invoice, and of a failed one only to try it again", () => {
    const firstKeys = (order: Order) => [false, true].map((again) => firstMethodKey(order, again))
    expect(
      [
        payingOrder("Assigned"),
        invoicedOrder("Issued"),
        ...(["Error", "Rejected", "Reversed"] as const).map((state) => invoicedOrder("Issued", cardInvoice(state))),
      ].map(firstKeys),
    ).toEqual([
      [null, null],
      ["Crypto/btc", "Crypto/btc"],
      ...Array.from({ length: 3 }, () => [null, "CreditCard/usd"]),
    ])
  })
  it("are incomplete if a method or a currency of one cannot be read", () => {
    const [crypto, card] = methodsWith(null)
    const unreadable = { unreadable: [1] }
    expect(
      [
        [crypto!, card!],
        Object.assign([crypto!], unreadable),
        [crypto!, { ...card!, items: Object.assign([...card!.items], unreadable) }],
      ].map(areMethodsIncomplete),
    ).toEqual([false, true, true])
  })
  it("accept a bonus, which is paid within two hours, if one of them takes the amount and is no bank transfer", () => {
    const [coins] = paymentMethodOptions(methodsWith(null))
    const transfers = (["TransferSEPA", "TransferSwift"] as const).map((paymentType) => ({ ...coins!, paymentType }))
    const small = { ...coins!, state: "belowMinimum" as const }
    expect([[], [small], transfers, [...transfers, small, coins!]].map(acceptsBonus)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
  it("of banks and acquirers want to know who pays; coins and vouchers do not", () => {
    const asks = paymentTypes.filter((paymentType) => needsIdentity({ paymentType, currencyId: "usd" }))
    expect(asks).toEqual(["CreditCard", "TransferSEPA", "TransferSwift"])
  })
})
