import { and, assign } from "xstate"
import { commitField } from "./calculator.context.ts"
import { calculatorSetup } from "./calculator.setup.ts"

interface TypedField {
  readonly name: "quantity" | "cost"
  readonly isValid: "isQuantity" | "isCost"
  /** Valid as typed, without an adjustment. */
  readonly isExact: "isExactQuantity" | "isExactCost"
  readonly invalid: "quantityInvalid" | "costInvalid"
}

/** A field is being typed in. */
const typingState = ({ name, isValid, isExact, invalid }: TypedField) =>
  calculatorSetup.createStateConfig({
    tags: "typing",
    on: {
      "field.commit": [
        { guard: isValid, target: "settling", actions: assign(({ context }) => commitField(context, name) ?? {}) },
        { target: invalid },
      ],
      "continue.press": [
        { guard: isExact, target: "settling", actions: assign(({ context }) => commitField(context, name) ?? {}) },
        { guard: isValid, target: "unconfirmed", actions: assign(({ context }) => commitField(context, name) ?? {}) },
        { target: invalid },
      ],
      // Leaving by the browser's controls triggers no blur: commit the field's text.
      "page.left": {
        guard: and(["hasOrder", isValid]),
        target: "keeping",
        actions: assign(({ context }) => commitField(context, name) ?? {}),
      },
    },
  })

export const quantityTypingState = typingState({
  name: "quantity",
  isValid: "isQuantity",
  isExact: "isExactQuantity",
  invalid: "quantityInvalid",
})
export const costTypingState = typingState({
  name: "cost",
  isValid: "isCost",
  isExact: "isExactCost",
  invalid: "costInvalid",
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
