import type { CallFailed } from "#domain/shared/failure.ts"
import { answers } from "#machines/shared/port.ts"
import {
  isOrderEditable,
  contextOfLastOrder,
  contextOfOrder,
  itemChangeToSave,
  type CalculatorContext,
  type TypedField,
} from "./calculator.context.ts"
import { calculatorSetup } from "./calculator.setup.ts"
import { and } from "xstate"

// Saves a settled quantity to the order: after a delay, or at once when the customer leaves or continues.

export const changePendingState = calculatorSetup.createStateConfig({
  after: { itemPatchDebounce: "saving" },
  on: { "order.continue": "#calculator.flushing", "page.left": "keeping" },
})

/** Sent so that it outlives the page; should the page stay after all, it is saved as always. */
export const keepingState = calculatorSetup.createStateConfig({
  invoke: {
    src: "saveItemInBackground",
    input: ({ context }) => itemChangeToSave(context),
    onDone: "pending",
  },
  on: { "order.continue": "#calculator.flushing", "field.commit": {} },
})

export const savingState = calculatorSetup.createStateConfig({
  invoke: {
    src: "patchItem",
    input: ({ context }) => itemChangeToSave(context),
    onDone: answers({
      ok: { target: "saved", assign: (order, { sale, quote }) => contextOfOrder(order, sale, quote?.adjustment) },
      otherwise: "#calculator.restoring",
    }),
  },
  on: { "order.continue": "#calculator.flushing", "page.left": "keeping" },
})

/** Continue does not leave before the server has the last quantity. */
export const flushingState = calculatorSetup.createStateConfig({
  tags: "busy",
  invoke: {
    src: "patchItem",
    input: ({ context }) => itemChangeToSave(context),
    onDone: answers({ ok: "toMethod", otherwise: "restoring" }),
  },
})

/** The response to a change may be lost: read the order to decide. */
export const restoringState = calculatorSetup.createStateConfig({
  tags: "busy",
  invoke: {
    src: "loadOrder",
    input: ({ context }) => ({ orderId: context.order?.id ?? "" }),
    onDone: answers({
      ok: [
        { when: (order, context) => !isOrderEditable({ ...context, order }), target: "toStatus" },
        { target: "editing.restored", assign: (order, { sale }) => contextOfOrder(order, sale) },
      ],
      OrderNotFound: "notFound",
      // The shown failure stays: it is why the change could not be saved.
      otherwise: {
        target: "editing.restored",
        assign: (_: CallFailed, context: CalculatorContext) => ({
          failure: context.failure,
          ...contextOfLastOrder(context),
        }),
      },
    }),
  },
})

/** A field is being typed in. */
export const typingState = (field: TypedField) => {
  const isAmount = { type: "isAmount", params: field } as const
  const actions = { type: "commit", params: field } as const
  const invalid = `${field}Invalid`
  return calculatorSetup.createStateConfig({
    tags: "typing",
    on: {
      "field.commit": [{ guard: isAmount, target: "settling", actions }, { target: invalid }],
      "continue.press": [
        { guard: { type: "isExact", params: field }, target: "settling", actions },
        { guard: isAmount, target: "unconfirmed", actions },
        { target: invalid },
      ],
      // Leaving by the browser's controls triggers no blur: commit the field's text.
      "page.left": { guard: and(["hasOrder", isAmount]), target: "keeping", actions },
    },
  })
}

/** Continue was pressed while the figure had to be moved first: the reader sees what became of it, and presses again. */
export const unconfirmedState = calculatorSetup.createStateConfig({
  on: {
    // Committed already, with the press.
    "field.commit": {},
    "order.continue": "settling",
    "page.left": { guard: "hasOrder", target: "keeping" },
  },
})
