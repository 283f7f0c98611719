import { describe, expect, it } from "vitest"
import { cardInvoice, buildInvoice, transferInvoice, voucherInvoice } from "#domain/fixtures/invoice.ts"
import { confirmingOrder, invoicedOrder, payingOrder } from "#domain/fixtures/payment.ts"
import { InvoiceId } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import {
  arePaymentDetailsReplaced,
  firstMethodKey,
  hasInvoiceFor,
  isConfirming,
  isInvoiceExpired,
  isInvoiceRepriced,
  paymentScreen,
} from "./payment-status.ts"

const bitcoin = { paymentType: "Crypto", currencyId: "btc" } as const

/** A card that the server reports as charged, without its invoice. */
const charged = payingOrder("Issued", {
  currentPaymentType: {
    paymentType: "CreditCard",
    invoiceId: null,
    requisites: { state: "Charged", needConfirmation: false },
  },
})

describe("the screen of a payment", () => {
  it.each([
    ["crypto", buildInvoice("btc")],
    ["voucher", voucherInvoice()],
    ["card", cardInvoice("Created")],
    ["transfer", transferInvoice("TransferSEPA")],
    ["transfer", transferInvoice("TransferSwift")],
    [null, buildInvoice("btc", { paymentType: "unknown" })],
  ] as const)("is %s", (screen, invoice) => expect(paymentScreen(invoicedOrder("Issued", invoice))).toBe(screen))

  it("is missing without an invoice or without a current method, unless a card is charged", () => {
    const { invoice, currentPaymentType } = invoicedOrder("Issued")
    expect([{ invoice }, { currentPaymentType }].map((half) => paymentScreen(payingOrder("Issued", half)))).toEqual([
      null,
      null,
    ])
    expect(paymentScreen(charged)).toBe("card")
  })
  it("waits for the network while coins are on their way to an order that waits for them", () => {
    const { unconfirmed } = confirmingOrder()
    expect(
      [
        confirmingOrder(),
        invoicedOrder("Issued"),
        invoicedOrder("Completed", buildInvoice("btc"), { unconfirmed }),
        invoicedOrder("Issued", cardInvoice("Created"), { unconfirmed }),
      ].map(isConfirming),
    ).toEqual([true, false, false, false])
  })
})

describe("an invoice", () => {
  it("is expired when the server says so", () => {
    const expired = invoicedOrder("Issued", transferInvoice("TransferSEPA", {}, "Expired"))
    expect([expired, invoicedOrder("Issued"), payingOrder("Issued")].map(isInvoiceExpired)).toEqual([
      true,
      false,
      false,
    ])
  })
  it.each(["Expired", "Rejected"])(
    "that is %s is not the first choice, and the method can be asked for again",
    (state) => {
      const order = invoicedOrder("Issued", transferInvoice("TransferSEPA", {}, state))
      expect([firstMethodKey(order, false), firstMethodKey(order, true)]).toEqual([null, "TransferSEPA/eur"])
      expect(hasInvoiceFor(order, { paymentType: "TransferSEPA", currencyId: "eur" })).toBe(false)
    },
  )
  it("is of the asked kind only by method and currency, while the order waits for payment", () => {
    const swift = invoicedOrder("Issued", transferInvoice("TransferSwift"))
    expect(hasInvoiceFor(swift, { paymentType: "TransferSwift", currencyId: "usd" })).toBe(true)
    expect(hasInvoiceFor(swift, { paymentType: "CreditCard", currencyId: "usd" })).toBe(false)
    expect(hasInvoiceFor(invoicedOrder("Completed"), bitcoin)).toBe(false)
    expect(hasInvoiceFor(payingOrder("Issued"), bitcoin)).toBe(false)
  })
  it("that is gone is not repriced", () => {
    expect(isInvoiceRepriced(invoicedOrder("Issued"), payingOrder("Issued"))).toBe(false)
  })
})

describe("payment details on the screen", () => {
  const shown = invoicedOrder("Issued")
  const { requisites } = buildInvoice("btc")
  it.each<readonly [string, Order, Order, boolean]>([
    [
      "another invoice with the same address",
      shown,
      invoicedOrder("Issued", buildInvoice("btc", { invoiceId: InvoiceId.make("7f1d") })),
      true,
    ],
    [
      "another address of the same invoice",
      shown,
      invoicedOrder("Issued", buildInvoice("btc", { requisites: { ...requisites, address: "bc1qother" } })),
      true,
    ],
    ["the first invoice", payingOrder("Issued"), shown, true],
    ["a card that is charged, without its invoice", shown, charged, true],
    ["the same charged card, without its invoice", charged, charged, false],
    ["another invoice of a completed order", shown, invoicedOrder("Completed", buildInvoice("eth")), false],
  ])("after %s", (_, before, now, isReplaced) => expect(arePaymentDetailsReplaced(before, now)).toBe(isReplaced))
})
