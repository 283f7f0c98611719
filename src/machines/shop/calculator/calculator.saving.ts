import { assign } from "xstate"
import { callFailure, failedWith, succeeded, successOf } from "../../shared/port"
import { isOrderEditable, contextOfLastOrder, contextOfOrder, itemChangeToSave } from "./calculator.context"
import { calculatorSetup } from "./calculator.setup"

// Saves a settled quantity to the order: after a delay, or at once when the customer leaves or continues.

export const changePendingState = calculatorSetup.createStateConfig({
  after: { itemPatchDebounce: "saving" },
  on: { "order.continue": "#calculator.flushing", "page.left": "keeping" },
})

/** Sent so that it outlives the page; should the page stay after all, it is saved as always. */
export const keepingState = calculatorSetup.createStateConfig({
  invoke: {
    id: "saveItemInBackground",
    src: "saveItemInBackground",
    input: ({ context }) => itemChangeToSave(context),
    onDone: "pending",
  },
  on: { "order.continue": "#calculator.flushing", "field.commit": {} },
})

export const savingState = calculatorSetup.createStateConfig({
  invoke: {
    id: "patchItem",
    src: "patchItem",
    input: ({ context }) => itemChangeToSave(context),
    onDone: [
      {
        guard: failedWith("CallFailed"),
        target: "#calculator.restoring",
        actions: assign(callFailure),
      },
      {
        target: "saved",
        actions: assign(({ event, context }) =>
          contextOfOrder(successOf({ event }), context.sale, context.quote?.adjustment),
        ),
      },
    ],
  },
  on: { "order.continue": "#calculator.flushing", "page.left": "keeping" },
})

/** Continue does not leave before the server has the last quantity. */
export const flushingState = calculatorSetup.createStateConfig({
  tags: "busy",
  invoke: {
    id: "patchItem",
    src: "patchItem",
    input: ({ context }) => itemChangeToSave(context),
    onDone: [
      { guard: succeeded, target: "toMethod" },
      { target: "restoring", actions: assign(callFailure) },
    ],
  },
})

/** The response to a change may be lost: read the order to decide. */
export const restoringState = calculatorSetup.createStateConfig({
  tags: "busy",
  invoke: {
    id: "loadOrder",
    src: "loadOrder",
    input: ({ context }) => ({ orderId: context.order?.id ?? "" }),
    onDone: [
      { guard: failedWith("OrderNotFound"), target: "notFound" },
      {
        guard: failedWith("CallFailed"),
        target: "editing.restored",
        actions: assign(({ context }) => contextOfLastOrder(context)),
      },
      {
        guard: ({ event, context }) => !isOrderEditable({ ...context, order: successOf({ event }) }),
        target: "toStatus",
      },
      {
        target: "editing.restored",
        actions: assign(({ event, context }) => contextOfOrder(successOf({ event }), context.sale)),
      },
    ],
  },
})
