import { buildCardInvoice, buildCardWithCode } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, buildPayingOrder } from "#domain/fixtures/payment.ts"
import { deriveCardState, type CardState } from "#domain/orders/card-status.ts"
import { InvoiceId } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import { arePaymentDetailsReplaced } from "#domain/payments/payment-status.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { cardStatus } from "./card-status.machine.ts"

const issued = (...invoice: Parameters<typeof buildCardInvoice>) =>
  buildInvoicedOrder("Issued", buildCardInvoice(...invoice))
const switched = "another card payment, or another payment method"
const otherInvoice = InvoiceId.make("5e0f6a3c-1d2b-4c8e-9a7f-6b4d3c2e1f00")
const otherInvoices = [
  buildCardInvoice("Created"),
  buildCardInvoice("Prepared"),
  buildCardWithCode(),
  buildCardInvoice("Reversed"),
  buildCardInvoice("Error"),
  buildCardInvoice("Rejected"),
]
const acceptedAs: { readonly [State in CardState]: string } = {
  created: "Created, with a page to pay on",
  prepared: "Prepared, or created by the acquirer",
  needsConfirmation: "a code is asked for",
  confirmed: "charged, and the order is still open",
  reversed: "Reversed",
  error: "Error, ConfirmationError",
  rejected: "Rejected, and no code is asked for",
}
const cardOf = ({ invoice }: Order): CardState | null =>
  invoice?.paymentType === "CreditCard" ? deriveCardState(invoice) : null
const completed = buildInvoicedOrder("Completed", buildCardInvoice("Charged"))
const failed = issued("ConfirmationError", { stateDescription: "Too many wrong codes." })
const polled = (when: string, order: Order) => labelSample(when, { type: "order.polled" as const, order })

export const cardStatusModel = defineModel({
  machine: cardStatus,
  input: { order: issued("Created") },
  events: {
    "order.polled": [
      polled("Created, with a page to pay on", issued("Created")),
      polled("Prepared, or created by the acquirer", issued("Prepared")),
      polled("Prepared, or created by the acquirer", issued("Created", { checkoutUrl: null })),
      polled("a code is asked for", buildInvoicedOrder("Issued", buildCardWithCode())),
      polled("charged, and the order is still open", issued("Charged")),
      polled("charged, and the order is still open", buildInvoicedOrder("UnderPaid", buildCardInvoice("Charged"))),
      polled("Completed", completed),
      polled("Reversed", issued("Reversed")),
      polled(
        "Error, ConfirmationError",
        issued("Error", { stateDescription: "96: System malfunction at the issuing bank" }),
      ),
      polled("Rejected, and no code is asked for", issued("Rejected", { stateDescription: "05: Do not honor" })),
      polled("OverPaid", buildInvoicedOrder("OverPaid", buildCardInvoice("Charged"))),
      polled("expired", buildInvoicedOrder("Issued", buildCardInvoice("Prepared"), { expired: true })),
      ...otherInvoices.map((invoice) =>
        polled(switched, buildInvoicedOrder("Issued", { ...invoice, invoiceId: otherInvoice })),
      ),
      polled(switched, buildInvoicedOrder("Issued")),
      polled("no payment method left", buildPayingOrder("Issued")),
    ],
    "poll.changed": [{ type: "poll.changed", poll: { step: "fetching", failures: 0 } }],
    "order.changed": [
      labelSample("Completed", { type: "order.changed", order: completed }),
      labelSample("charged, and the order is still open", { type: "order.changed", order: issued("Charged") }),
      labelSample("Error, ConfirmationError", { type: "order.changed", order: failed }),
    ],
  },
  portResults: {},
  feeds: { watchOrder: ["order.polled", "poll.changed"] },
  distinguishBy: ({ order, shownOrder }: { order: Order; shownOrder: Order }) =>
    arePaymentDetailsReplaced(shownOrder, order) ? cardOf(order) : cardOf(order) !== null,
  when: ({ order }, { type }) => {
    const card = cardOf(order)
    return type === "switch.accept" ? (card === null ? "another payment method" : acceptedAs[card]) : null
  },
})
