import { callFailed, named } from "../../domain/failure"
import { cardInvoice, cardWithCode } from "../../domain/fixtures/invoice"
import { invoicedOrder } from "../../domain/fixtures/payment"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { cardStatus } from "./card-status.machine"

const issued = (...invoice: Parameters<typeof cardInvoice>) => invoicedOrder("Issued", cardInvoice(...invoice))
const completed = when("Completed", invoicedOrder("Completed", cardInvoice("Charged")))
const failed = when("Error, ConfirmationError", issued("ConfirmationError", { stateDescription: "Too many wrong codes." }))

export const cardStatusModel = model({
  machine: cardStatus,
  input: { order: issued("Created") },
  events: {
    "page.shown": [{ type: "page.shown" }],
    "page.hidden": [{ type: "page.hidden" }],
    "order.changed": [
      when("Completed", { type: "order.changed", order: completed }),
      when("Error, ConfirmationError", { type: "order.changed", order: failed })
    ]
  },
  answers: {
    loadOrder: {
      ok: [
        when("Created, with a page to pay on", issued("Created")),
        when("Prepared, or created by the acquirer", issued("Prepared")),
        when("Prepared, or created by the acquirer", issued("Created", { checkoutUrl: null })),
        when("a code is asked for", invoicedOrder("Issued", cardWithCode())),
        completed,
        when("Reversed", issued("Reversed")),
        when("Error, ConfirmationError", issued("Error", { stateDescription: "96: System malfunction at the issuing bank" })),
        when("Rejected, and no code is asked for", issued("Rejected", { stateDescription: "05: Do not honor" })),
        when("OverPaid", invoicedOrder("OverPaid", cardInvoice("Charged"))),
        when("expired", invoicedOrder("Issued", cardInvoice("Prepared"), { expired: true })),
        when("another way to pay, or a part is still to be paid", invoicedOrder("Issued")),
        when("another way to pay, or a part is still to be paid", invoicedOrder("UnderPaid", cardInvoice("Charged")))
      ],
      OrderNotFound: [named("OrderNotFound")],
      CallFailed: [callFailed("offline")]
    }
  },
  feeds: { watchVisibility: ["page.shown", "page.hidden"] }
})
