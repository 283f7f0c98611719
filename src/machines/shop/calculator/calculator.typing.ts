import { and, assign } from "xstate"
import { commitField } from "./calculator.context"
import { calculatorSetup } from "./calculator.setup"

// The states in which a field is being typed in.

export const quantityTypingState = calculatorSetup.createStateConfig({
  tags: "typing",
  on: {
    "field.commit": [
      {
        guard: "isQuantity",
        target: "settling",
        actions: assign(({ context }) => commitField(context, "quantity") ?? {}),
      },
      { target: "quantityInvalid" },
    ],
    "continue.press": [
      {
        guard: "isExactQuantity",
        target: "settling",
        actions: assign(({ context }) => commitField(context, "quantity") ?? {}),
      },
      {
        guard: "isQuantity",
        target: "unconfirmed",
        actions: assign(({ context }) => commitField(context, "quantity") ?? {}),
      },
      { target: "quantityInvalid" },
    ],
    // Leaving by the browser's controls triggers no blur: commit the field's text.
    "page.left": {
      guard: and(["hasOrder", "isQuantity"]),
      target: "keeping",
      actions: assign(({ context }) => commitField(context, "quantity") ?? {}),
    },
  },
})

export const costTypingState = calculatorSetup.createStateConfig({
  tags: "typing",
  on: {
    "field.commit": [
      { guard: "isCost", target: "settling", actions: assign(({ context }) => commitField(context, "cost") ?? {}) },
      { target: "costInvalid" },
    ],
    "continue.press": [
      {
        guard: "isExactCost",
        target: "settling",
        actions: assign(({ context }) => commitField(context, "cost") ?? {}),
      },
      {
        guard: "isCost",
        target: "unconfirmed",
        actions: assign(({ context }) => commitField(context, "cost") ?? {}),
      },
      { target: "costInvalid" },
    ],
    // Leaving by the browser's controls triggers no blur: commit the field's text.
    "page.left": {
      guard: and(["hasOrder", "isCost"]),
      target: "keeping",
      actions: assign(({ context }) => commitField(context, "cost") ?? {}),
    },
  },
})

/** Continue was pressed while the figure had to be moved first: the reader sees what became of it, and presses again. */
export const unconfirmedState = calculatorSetup.createStateConfig({
  on: {
    // Committed already, with the press.
    "field.commit": {},
    "order.continue": "settling",
    "page.left": { guard: "hasOrder", target: "keeping" },
  },
})
