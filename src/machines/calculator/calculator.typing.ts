import { and, assign } from "xstate"
import { withCommitted } from "./calculator.context"
import { base } from "./calculator.setup"

// The states in which a field is being typed in.

export const quantityLeads = base.createStateConfig({
  tags: "typing",
  on: {
    "field.commit": [
      {
        guard: "isQuantity",
        target: "settling",
        actions: assign(({ context }) => withCommitted(context, "quantity") ?? {}),
      },
      { target: "quantityInvalid" },
    ],
    "continue.press": [
      {
        guard: "isExactQuantity",
        target: "settling",
        actions: assign(({ context }) => withCommitted(context, "quantity") ?? {}),
      },
      {
        guard: "isQuantity",
        target: "unconfirmed",
        actions: assign(({ context }) => withCommitted(context, "quantity") ?? {}),
      },
      { target: "quantityInvalid" },
    ],
    // The browser's own ways out take no focus from the field: what stands in it counts.
    "page.left": {
      guard: and(["hasOrder", "isQuantity"]),
      target: "keeping",
      actions: assign(({ context }) => withCommitted(context, "quantity") ?? {}),
    },
  },
})

export const costLeads = base.createStateConfig({
  tags: "typing",
  on: {
    "field.commit": [
      { guard: "isCost", target: "settling", actions: assign(({ context }) => withCommitted(context, "cost") ?? {}) },
      { target: "costInvalid" },
    ],
    "continue.press": [
      {
        guard: "isExactCost",
        target: "settling",
        actions: assign(({ context }) => withCommitted(context, "cost") ?? {}),
      },
      {
        guard: "isCost",
        target: "unconfirmed",
        actions: assign(({ context }) => withCommitted(context, "cost") ?? {}),
      },
      { target: "costInvalid" },
    ],
    // The browser's own ways out take no focus from the field: what stands in it counts.
    "page.left": {
      guard: and(["hasOrder", "isCost"]),
      target: "keeping",
      actions: assign(({ context }) => withCommitted(context, "cost") ?? {}),
    },
  },
})

/** Continue was pressed while the figure had to be moved first: the reader sees what became of it, and presses again. */
export const unconfirmed = base.createStateConfig({
  on: {
    // Committed already, with the press.
    "field.commit": {},
    "order.continue": "settling",
    "page.left": { guard: "hasOrder", target: "keeping" },
  },
})
