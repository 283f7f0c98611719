import { and, assign, setup } from "xstate"
import type { CallFailed, Named } from "../../domain/failure"
import type { Decimal } from "../../domain/money"
import type { Order } from "../../domain/order"
import { placeOf } from "../../domain/order-place"
import { timing } from "../../domain/timing"
import { failedWith, failure, feed, port, success, succeeded } from "../port"
import type { CalculatorInput, Context, Events, LeavingTold, PricesTold, Subject, Tag } from "./calculator.context"
import { isOffSale, lastKnown, ofOrder, ofPrices, ofSubject, ofTold, wanted, withCommitted, withMoved, withTyped } from "./calculator.context"

export interface ItemChange {
  readonly orderId: string
  readonly itemId: string
  readonly quantity: Decimal
}

/** State sets 68, 69: docs/states/calculator.md. The field edited last leads; the other follows when it is committed. */
export const calculator = setup({
  types: {} as { input: CalculatorInput; context: Context; events: Events; tags: Tag },
  actors: {
    loadSubject: port<CalculatorInput, Subject, Named<"OrderNotFound"> | Named<"CodeRequired"> | CallFailed>("loadSubject"),
    loadOrder: port<{ orderId: string }, Order, Named<"OrderNotFound"> | CallFailed>("loadOrder"),
    patchItem: port<ItemChange, Order, CallFailed>("patchItem"),
    keepItem: port<ItemChange, null>("keepItem"),
    watchLeaving: feed<LeavingTold>("watchLeaving"),
    watchPrices: feed<PricesTold, CalculatorInput>("watchPrices")
  },
  delays: { itemPatchDebounce: timing.itemPatchDebounce },
  guards: {
    isWaitingForPayment: ({ context: { order } }) => order !== null && placeOf(order) === "status",
    isOver: ({ context: { order } }) => order !== null && placeOf(order) === "order",
    isMissing: ({ context: { reckoning } }) => reckoning === null,
    isOffSale: ({ context }) => isOffSale(context),
    hasOrder: ({ context }) => context.order !== null,
    hasNoOrder: ({ context }) => context.order === null,
    isNewCode: ({ context }, params: { code: string }) => context.order === null && (context.code ?? "") !== params.code,
    isAdjusted: ({ context }) => context.reckoning?.adjustment != null,
    isQuantity: ({ context }) => withCommitted(context, "quantity") !== null,
    isCost: ({ context }) => withCommitted(context, "cost") !== null
  }
}).createMachine({
  id: "calculator",
  context: ({ input }) => ({ ...input, products: [], order: null, sale: null, reckoning: null, failure: null }),
  invoke: [
    { id: "watchLeaving", src: "watchLeaving" },
    {
      id: "watchPrices",
      src: "watchPrices",
      input: ({ context: { orderId, productId, code } }) => ({ orderId, productId, code })
    }
  ],
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadSubject",
        src: "loadSubject",
        input: ({ context: { orderId, productId, code } }) => ({ orderId, productId, code }),
        onDone: [
          { guard: failedWith("OrderNotFound"), target: "notFound" },
          { guard: failedWith("CodeRequired"), target: "codeRequired" },
          {
            guard: failedWith("CallFailed"),
            target: "failed",
            actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") })
          },
          { target: "sorting", actions: assign(({ event, context }) => ofSubject(success({ event }), context)) }
        ]
      }
    },
    sorting: {
      always: [
        { guard: "isWaitingForPayment", target: "toStatus" },
        { guard: "isOver", target: "toOrder" },
        { guard: "isMissing", target: "noProduct" },
        { guard: "isOffSale", target: "notOnSale" },
        { target: "editing" }
      ]
    },
    failed: { on: { "load.retry": { target: "loading", actions: assign({ failure: null }) } } },
    /** The server sells nothing without a code. */
    codeRequired: { on: { "code.choose": { target: "loading", actions: assign({ code: ({ event }) => event.code }) } } },
    notFound: {},
    noProduct: {},
    notOnSale: {},
    editing: {
      initial: "synced",
      on: {
        "quantity.type": {
          target: ".quantityLeads",
          actions: assign(({ context, event }) => withTyped(context, { quantityText: event.text }))
        },
        "cost.type": {
          target: ".costLeads",
          actions: assign(({ context, event }) => withTyped(context, { costText: event.text }))
        },
        "slider.move": { target: ".settling", actions: assign(({ context, event }) => withMoved(context, event.text)) },
        "code.choose": {
          guard: { type: "isNewCode", params: ({ event }) => ({ code: event.code }) },
          target: "repricing",
          actions: assign(({ event }) => ({ code: event.code === "" ? null : event.code }))
        },
        // An order keeps the discount it was made with.
        "discount.ended": { guard: "hasNoOrder", target: "repricing" },
        "order.told": { guard: "hasOrder", actions: assign(({ context, event }) => ofTold(event.order, context)) },
        "prices.told": { actions: assign(({ context, event }) => ofPrices(event.subject, context)) }
      },
      states: {
        synced: { tags: "settled", on: { "order.continue": { guard: "hasOrder", target: "#calculator.toMethod" } } },
        clamped: { tags: "settled", on: { "order.continue": { guard: "hasOrder", target: "#calculator.toMethod" } } },
        quantityLeads: {
          tags: "typing",
          on: {
            "field.commit": [
              {
                guard: "isQuantity",
                target: "settling",
                actions: assign(({ context }) => withCommitted(context, "quantity") ?? {})
              },
              { target: "quantityInvalid" }
            ],
            // The browser's own ways out take no focus from the field: what stands in it counts.
            "page.left": {
              guard: and(["hasOrder", "isQuantity"]),
              target: "keeping",
              actions: assign(({ context }) => withCommitted(context, "quantity") ?? {})
            }
          }
        },
        costLeads: {
          tags: "typing",
          on: {
            "field.commit": [
              {
                guard: "isCost",
                target: "settling",
                actions: assign(({ context }) => withCommitted(context, "cost") ?? {})
              },
              { target: "costInvalid" }
            ],
            // The browser's own ways out take no focus from the field: what stands in it counts.
            "page.left": {
              guard: and(["hasOrder", "isCost"]),
              target: "keeping",
              actions: assign(({ context }) => withCommitted(context, "cost") ?? {})
            }
          }
        },
        quantityInvalid: { tags: "invalid" },
        costInvalid: { tags: "invalid" },
        settling: {
          always: [
            { guard: "hasOrder", target: "pending" },
            { guard: "isAdjusted", target: "clamped" },
            { target: "synced" }
          ]
        },
        pending: {
          after: { itemPatchDebounce: "saving" },
          on: { "order.continue": "#calculator.flushing", "page.left": "keeping" }
        },
        /** Sent so that it outlives the page; should the page stay after all, it is saved as always. */
        keeping: {
          invoke: { id: "keepItem", src: "keepItem", input: ({ context }) => wanted(context), onDone: "pending" },
          on: { "order.continue": "#calculator.flushing", "field.commit": {} }
        },
        saving: {
          invoke: {
            id: "patchItem",
            src: "patchItem",
            input: ({ context }) => wanted(context),
            onDone: [
              {
                guard: failedWith("CallFailed"),
                target: "#calculator.restoring",
                actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") })
              },
              {
                target: "saved",
                actions: assign(({ event, context }) => ofOrder(success({ event }), context.sale, context.reckoning?.adjustment))
              }
            ]
          },
          on: { "order.continue": "#calculator.flushing", "page.left": "keeping" }
        },
        saved: { always: [{ guard: "isAdjusted", target: "clamped" }, { target: "synced" }] },
        restored: { tags: "settled", on: { "order.continue": "#calculator.toMethod" } }
      }
    },
    /** Another code, or a discount that ended: the same quantity at other prices. */
    repricing: {
      tags: "busy",
      invoke: {
        id: "loadSubject",
        src: "loadSubject",
        input: ({ context: { orderId, productId, code } }) => ({ orderId, productId, code }),
        onDone: [
          { guard: failedWith("OrderNotFound"), target: "notFound" },
          { guard: failedWith("CodeRequired"), target: "codeRequired" },
          {
            guard: failedWith("CallFailed"),
            target: "failed",
            actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") })
          },
          { target: "sorting", actions: assign(({ event, context }) => ofSubject(success({ event }), context)) }
        ]
      },
      on: {
        "code.choose": {
          guard: { type: "isNewCode", params: ({ event }) => ({ code: event.code }) },
          target: "repricing",
          reenter: true,
          actions: assign(({ event }) => ({ code: event.code === "" ? null : event.code }))
        }
      }
    },
    /** Continue does not leave before the server has the last quantity. */
    flushing: {
      tags: "busy",
      invoke: {
        id: "patchItem",
        src: "patchItem",
        input: ({ context }) => wanted(context),
        onDone: [
          { guard: succeeded, target: "toMethod" },
          { target: "restoring", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
        ]
      }
    },
    /** The answer to a change may be lost: what the order says now decides. */
    restoring: {
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
            actions: assign(({ context }) => lastKnown(context))
          },
          { guard: ({ event }) => placeOf(success({ event })) !== "calculator", target: "toStatus" },
          { target: "editing.restored", actions: assign(({ event, context }) => ofOrder(success({ event }), context.sale)) }
        ]
      }
    },
    toMethod: { type: "final" },
    toStatus: { type: "final" },
    toOrder: { type: "final" }
  }
})
