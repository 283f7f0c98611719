import { assign } from "xstate"
import { chooseOrderPage } from "#domain/orders/order-page.ts"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import type { Decimal } from "#domain/shared/money.ts"
import { timing } from "#domain/shared/timing.ts"
import { findFieldBeingTyped } from "#domain/shop/quote.ts"
import type { PageLeft } from "#machines/shared/page-left.ts"
import { setup, feed, port } from "#machines/shared/port.ts"
import {
  isOrderEditable,
  isProductOffSale,
  commitField,
  type CalculatorInput,
  type CalculatorContext,
  type CalculatorEvents,
  type PricesChanged,
  type CalculatorSubject,
  type CalculatorTag,
  type TypedField,
} from "./calculator.context.ts"

export interface OrderItemChange {
  readonly orderId: string
  readonly itemId: string
  readonly quantity: Decimal
}

export const calculatorSetup = setup({
  types: {} as { input: CalculatorInput; context: CalculatorContext; events: CalculatorEvents; tags: CalculatorTag },
  actors: {
    loadSubject: port<
      CalculatorInput,
      CalculatorSubject,
      TaggedFailure<"OrderNotFound"> | TaggedFailure<"CodeRequired"> | CallFailed
    >("loadSubject"),
    loadOrder: port<{ orderId: string }, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder"),
    patchItem: port<OrderItemChange, Order, CallFailed>("patchItem"),
    saveItemInBackground: port<OrderItemChange, null>("saveItemInBackground"),
    watchPageLeft: feed<PageLeft>("watchPageLeft"),
    watchPrices: feed<PricesChanged, CalculatorInput>("watchPrices"),
  },
  delays: { itemPatchDebounce: timing.itemPatchDebounce },
  actions: { commit: assign(({ context }, field: TypedField) => commitField(context, field) ?? {}) },
  guards: {
    isWaitingForPayment: ({ context, context: { order } }) =>
      order !== null && chooseOrderPage(order) === "status" && !isOrderEditable(context),
    isOver: ({ context: { order } }) => order !== null && chooseOrderPage(order) === "order",
    isMissing: ({ context: { quote } }) => quote === null,
    isOffSale: ({ context }) => isProductOffSale(context),
    hasOrder: ({ context }) => context.order !== null,
    hasNoOrder: ({ context }) => context.order === null,
    isNewCode: ({ context }, params: { code: string }) =>
      context.order === null && (context.code ?? "") !== params.code,
    isAdjusted: ({ context }) => context.quote?.adjustment != null,
    isTyped: ({ context: { quote } }, field: TypedField) => quote !== null && findFieldBeingTyped(quote) === field,
    isAmount: ({ context }, field: TypedField) => commitField(context, field) !== null,
    /** True if the typed text is valid without an adjustment. */
    isExact: ({ context }, field: TypedField) => commitField(context, field)?.quote?.adjustment === null,
  },
})
