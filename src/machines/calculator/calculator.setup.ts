import { setup } from "xstate"
import type { CallFailed, TaggedFailure } from "../../domain/failure"
import type { Decimal } from "../../domain/money"
import type { Order } from "../../domain/order"
import { orderPageFor } from "../../domain/order-place"
import { fieldBeingTyped } from "../../domain/quote"
import { timing } from "../../domain/timing"
import { feed, port } from "../port"
import type { CalculatorInput, Context, Events, LeavingTold, PricesTold, Subject, Tag } from "./calculator.context"
import { isEditable, isOffSale, withCommitted } from "./calculator.context"

export interface ItemChange {
  readonly orderId: string
  readonly itemId: string
  readonly quantity: Decimal
}

export const base = setup({
  types: {} as { input: CalculatorInput; context: Context; events: Events; tags: Tag },
  actors: {
    loadSubject: port<
      CalculatorInput,
      Subject,
      TaggedFailure<"OrderNotFound"> | TaggedFailure<"CodeRequired"> | CallFailed
    >("loadSubject"),
    loadOrder: port<{ orderId: string }, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder"),
    patchItem: port<ItemChange, Order, CallFailed>("patchItem"),
    keepItem: port<ItemChange, null>("keepItem"),
    watchLeaving: feed<LeavingTold>("watchLeaving"),
    watchPrices: feed<PricesTold, CalculatorInput>("watchPrices"),
  },
  delays: { itemPatchDebounce: timing.itemPatchDebounce },
  guards: {
    isWaitingForPayment: ({ context, context: { order } }) =>
      order !== null && orderPageFor(order) === "status" && !isEditable(context),
    isOver: ({ context: { order } }) => order !== null && orderPageFor(order) === "order",
    isMissing: ({ context: { reckoning } }) => reckoning === null,
    isOffSale: ({ context }) => isOffSale(context),
    hasOrder: ({ context }) => context.order !== null,
    hasNoOrder: ({ context }) => context.order === null,
    isNewCode: ({ context }, params: { code: string }) =>
      context.order === null && (context.code ?? "") !== params.code,
    isAdjusted: ({ context }) => context.reckoning?.adjustment != null,
    isTypedQuantity: ({ context: { reckoning } }) => reckoning !== null && fieldBeingTyped(reckoning) === "quantity",
    isTypedCost: ({ context: { reckoning } }) => reckoning !== null && fieldBeingTyped(reckoning) === "cost",
    isExactQuantity: ({ context }) => withCommitted(context, "quantity")?.reckoning?.adjustment === null,
    isExactCost: ({ context }) => withCommitted(context, "cost")?.reckoning?.adjustment === null,
    isQuantity: ({ context }) => withCommitted(context, "quantity") !== null,
    isCost: ({ context }) => withCommitted(context, "cost") !== null,
  },
})
