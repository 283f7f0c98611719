import { and } from "xstate"
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

// The states that save a settled quantity to the order: after a delay, or immediately when the customer leaves or continues.

export const changePendingState = calculatorSetup.createStateConfig({
  after: { itemPatchDebounce: "saving" },
  on: { "order.continue": "#calculator.flushing", "page.left": "savingInBackground" },
})

/** Saves the quantity with a request that outlives the page. If the page stays after all, the machine saves the quantity as usual. */
export const savingInBackgroundState = calculatorSetup.createStateConfig({
  invoke: {
    src: "saveItemInBackground",
    input: ({ context }) => itemChangeToSave(context),
    onDone: "pending",
  },
  on: { "order.continue": "#calculator.flushing", "field.commit": {} },
})

/** Saves the quantity while the customer can still edit it. A failure leads to `restoring`, which reloads the order. */
export const savingState = calculatorSetup.createStateConfig({
  invoke: {
    src: "patchItem",
    input: ({ context }) => itemChangeToSave(context),
    onDone: answers({
      ok: { target: "saved", assign: (order, { sale, quote }) => contextOfOrder(order, sale, quote?.adjustment) },
      otherwise: "#calculator.restoring",
    }),
  },
  on: { "order.continue": "#calculator.flushing", "page.left": "savingInBackground" },
})

/** Saves the last quantity before Continue leaves the page. */
export const flushingState = calculatorSetup.createStateConfig({
  tags: "busy",
  invoke: {
    src: "patchItem",
    input: ({ context }) => itemChangeToSave(context),
    onDone: answers({ ok: "toMethod", otherwise: "restoring" }),
  },
})

/** Reloads the order after a failed change, because the server may have saved it although the response was lost. */
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
      // The shown failure stays, because it explains why the change was not saved.
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

/** Returns the state in which the customer types in a field. */
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
      // Leaving by the browser's controls triggers no blur, so `page.left` commits the field's text.
      "page.left": { guard: and(["hasOrder", isAmount]), target: "savingInBackground", actions },
    },
  })
}

/** Continue was pressed, but the figure first had to be adjusted. The customer sees the adjusted figure and presses Continue again. */
export const unconfirmedState = calculatorSetup.createStateConfig({
  on: {
    // The press has already committed the text.
    "field.commit": {},
    "order.continue": "settling",
    "page.left": { guard: "hasOrder", target: "savingInBackground" },
  },
})
