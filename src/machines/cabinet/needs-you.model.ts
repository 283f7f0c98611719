import { orderIssued } from "#domain/fixtures/order.ts"
import { pendingWithdrawal } from "#domain/fixtures/withdrawal.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { model } from "#machines/kit/model.ts"
import { needsYou } from "./needs-you.machine.ts"

export const needsYouModel = model({
  machine: needsYou,
  events: {
    "known.changed": [
      labelSample("something needs the customer", {
        type: "known.changed",
        known: { orders: [orderIssued], email: "new@example.com", requests: [pendingWithdrawal] },
      }),
      labelSample("nothing does", { type: "known.changed", known: { orders: [], email: null, requests: [] } }),
    ],
  },
  portResults: {},
  feeds: { watchKnown: ["known.changed"] },
})
