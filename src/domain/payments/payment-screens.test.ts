import { describe, expect, it } from "vitest"
import { buildCardInvoice, buildInvoice, buildTransferInvoice, buildVoucherInvoice } from "#domain/fixtures/invoice.ts"
import { buildConfirmingOrder, buildInvoicedOrder, buildPayingOrder } from "#domain/fixtures/payment.ts"
import { InvoiceId } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import {
  arePaymentDetailsReplaced,
  findPreselectedMethodKey,
  hasInvoiceFor,
  isConfirming,
  isInvoiceExpired,
  isInvoiceRepriced,
  choosePaymentScreen,
} from "./payment-status.ts"

const bitcoin = { paymentType: "Crypto", currencyId: "btc" } as const

/** A card that the server reports as charged, without its invoice. */
const charged = buildPayingOrder("Issued", {
  currentPaymentType: {
    paymentType: "CreditCard",
    invoiceId: null,
    requisites: { state: "Charged", needConfirmation: false },
  },
})

describe("the screen of a payment", () => {
  it.each([
    ["crypto", buildInvoice("btc")],
    ["voucher", buildVoucherInvoice()],
    ["card", buildCardInvoice("Created")],
    ["transfer", buildTransferInvoice("TransferSEPA")],
    ["transfer", buildTransferInvoice("TransferSwift")],
    [null, buildInvoice("btc", { paymentType: "unknown" })],
  ] as const)("is %s", (screen, invoice) =>
    expect(choosePaymentScreen(buildInvoicedOrder("Issued", invoice))).toBe(screen),
  )

  it("is missing without an invoice or without a current method, unless a card is charged", () => {
    const { invoice, currentPaymentType } = buildInvoicedOrder("Issued")
    expect(
      [{ invoice }, { currentPaymentType }].map((half) => choosePaymentScreen(buildPayingOrder("Issued", half))),
    ).toEqual([null, null])
    expect(choosePaymentScreen(charged)).toBe("card")
  })
  it("waits for the network if the order has only unconfirmed coins", () => {
    const { unconfirmed } = buildConfirmingOrder()
    expect(
      [
        buildConfirmingOrder(),
        buildInvoicedOrder("Issued"),
        buildInvoicedOrder("Completed", buildInvoice("btc"), { unconfirmed }),
        buildInvoicedOrder("Issued", buildCardInvoice("Created"), { unconfirmed }),
      ].map(isConfirming),
    ).toEqual([true, false, false, false])
  })
})

describe("an invoice", () => {
  it("is expired if the server says so", () => {
    const expired = buildInvoicedOrder("Issued", buildTransferInvoice("TransferSEPA", {}, "Expired"))
    expect([expired, buildInvoicedOrder("Issued"), buildPayingOrder("Issued")].map(isInvoiceExpired)).toEqual([
      true,
      false,
      false,
    ])
  })
  it.each(["Expired", "Rejected"])("in the state %s is not the first choice, and can be created again", (state) => {
    const order = buildInvoicedOrder("Issued", buildTransferInvoice("TransferSEPA", {}, state))
    expect([findPreselectedMethodKey(order, false), findPreselectedMethodKey(order, true)]).toEqual([
      null,
      "TransferSEPA/eur",
    ])
    expect(hasInvoiceFor(order, { paymentType: "TransferSEPA", currencyId: "eur" })).toBe(false)
  })
  it("is found by method and currency while the order waits for payment", () => {
    const swift = buildInvoicedOrder("Issued", buildTransferInvoice("TransferSwift"))
    expect(hasInvoiceFor(swift, { paymentType: "TransferSwift", currencyId: "usd" })).toBe(true)
    expect(hasInvoiceFor(swift, { paymentType: "CreditCard", currencyId: "usd" })).toBe(false)
    expect(hasInvoiceFor(buildInvoicedOrder("Completed"), bitcoin)).toBe(false)
    expect(hasInvoiceFor(buildPayingOrder("Issued"), bitcoin)).toBe(false)
  })
  it("is not repriced if it is gone", () => {
    expect(isInvoiceRepriced(buildInvoicedOrder("Issued"), buildPayingOrder("Issued"))).toBe(false)
  })
})

describe("the replacement of payment details on the screen", () => {
  const shown = buildInvoicedOrder("Issued")
  const { requisites } = buildInvoice("btc")
  it.each<readonly [string, Order, Order, boolean]>([
    [
      "another invoice with the same address",
      shown,
      buildInvoicedOrder("Issued", buildInvoice("btc", { invoiceId: InvoiceId.make("7f1d") })),
      true,
    ],
    [
      "another address of the same invoice",
      shown,
      buildInvoicedOrder("Issued", buildInvoice("btc", { requisites: { ...requisites, address: "bc1qother" } })),
      true,
    ],
    ["the first invoice", buildPayingOrder("Issued"), shown, true],
    ["a card that is charged, without its invoice", shown, charged, true],
    ["the same charged card, without its invoice", charged, charged, false],
    ["another invoice of a completed order", shown, buildInvoicedOrder("Completed", buildInvoice("eth")), false],
  ])("is decided after %s", (_, before, now, isReplaced) =>
    expect(arePaymentDetailsReplaced(before, now)).toBe(isReplaced),
  )
})
