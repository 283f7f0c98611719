import { assign } from "xstate"
import { failedWith, failure, succeeded, success } from "../port"
import { isEditable, lastKnown, ofOrder, wanted } from "./calculator.context"
import { base } from "./calculator.setup"

// How a settled quantity becomes the order's: a while after it settled, or at once when the page is left or continued.

export const pending = base.createStateConfig({
  after: { itemPatchDebounce: "saving" },
  on: { "order.continue": "#calculator.flushing", "page.left": "keeping" },
})

/** Sent so that it outlives the page; should the page stay after all, it is saved as always. */
export const keeping = base.createStateConfig({
  invoke: { id: "keepItem", src: "keepItem", input: ({ context }) => wanted(context), onDone: "pending" },
  on: { "order.continue": "#calculator.flushing", "field.commit": {} },
})

export const saving = base.createStateConfig({
  invoke: {
    id: "patchItem",
    src: "patchItem",
    input: ({ context }) => wanted(context),
    onDone: [
      {
        guard: failedWith("CallFailed"),
        target: "#calculator.restoring",
        actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }),
      },
      {
        target: "saved",
        actions: assign(({ event, context }) =>
          ofOrder(success({ event }), context.sale, context.reckoning?.adjustment),
        ),
      },
    ],
  },
  on: { "order.continue": "#calculator.flushing", "page.left": "keeping" },
})

/** Continue does not leave before the server has the last quantity. */
export const flushing = base.createStateConfig({
  tags: "busy",
  invoke: {
    id: "patchItem",
    src: "patchItem",
    input: ({ context }) => wanted(context),
    onDone: [
      { guard: succeeded, target: "toMethod" },
      { target: "restoring", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) },
    ],
  },
})

/** The answer to a change may be lost: what the order says now decides. */
export const restoring = base.createStateConfig({
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
        actions: assign(({ context }) => lastKnown(context)),
      },
      { guard: ({ event, context }) => !isEditable({ ...context, order: success({ event }) }), target: "toStatus" },
      {
        target: "editing.restored",
        actions: assign(({ event, context }) => ofOrder(success({ event }), context.sale)),
      },
    ],
  },
})
