import { BigDecimal } from "effect"
import { assign } from "xstate"
import type { Order } from "#domain/orders/order.ts"
import { callFailed, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import type { Decimal } from "#domain/shared/money.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"

export type RedeemFailure =
  | TaggedFailure<"VoucherNotFound">
  | TaggedFailure<"VoucherRedeemed">
  | TaggedFailure<"InvoiceNotFound">
  | TaggedFailure<"PinRequired">
  | TaggedFailure<"ResponseLost">
  | CallFailed

export interface VoucherForm {
  readonly voucherPin: string
}

const received = (order: Order) => ({ order, received: order.receivedAmount, voucherPin: "" })

const redeem = { on: { "voucher.redeem": { target: "sending", actions: "setPin" } } } as const

/**
 * State set 92, voucher: docs/states/payments/redeem-voucher.md. The machine sends a PIN once. After a lost response it first reloads the
 * order, because the voucher may have been redeemed.
 */
export const redeemVoucher = setup({
  types: {} as {
    input: { order: Order }
    context: { orderId: string; received: Decimal; order: Order; voucherPin: string; failure: CallFailed | null }
    events: ({ type: "voucher.redeem" } & VoucherForm) | { type: "outcome.check" } | { type: "rateLimit.ended" }
  },
  actors: {
    redeemVoucher: port<VoucherForm & { orderId: string }, Order, RedeemFailure>("redeemVoucher"),
    loadOrder: port<{ orderId: string }, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder"),
  },
  actions: {
    setPin: assign(({ event }) =>
      event.type === "voucher.redeem" ? { voucherPin: event.voucherPin, failure: null } : {},
    ),
  },
}).createMachine({
  id: "redeemVoucher",
  context: ({ input: { order } }) => ({
    orderId: order.id,
    received: order.receivedAmount,
    order,
    voucherPin: "",
    failure: null,
  }),
  initial: "ready",
  states: {
    ready: redeem,
    sending: {
      invoke: {
        src: "redeemVoucher",
        input: ({ context: { orderId, voucherPin } }) => ({ orderId, voucherPin }),
        onDone: answers({
          ok: { target: "accepted", assign: received },
          VoucherNotFound: "notFound",
          VoucherRedeemed: "redeemed",
          InvoiceNotFound: "invoiceMissing",
          PinRequired: "pinRequired",
          ResponseLost: "checkingOutcome",
          rateLimited: "rateLimited",
          otherwise: "failed",
        }),
      },
    },
    /** The voucher was redeemed if the order has received more than before. */
    checkingOutcome: {
      invoke: {
        src: "loadOrder",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: answers({
          ok: [
            {
              when: ({ receivedAmount }, context) => BigDecimal.isGreaterThan(receivedAmount, context.received),
              target: "accepted",
              assign: received,
            },
            { target: "notRedeemed" },
          ],
          OrderNotFound: { target: "outcomeUnknown", assign: () => ({ failure: callFailed("notFound") }) },
          otherwise: "outcomeUnknown",
        }),
      },
    },
    /** The voucher's value has arrived. Another voucher may pay the remainder. */
    accepted: redeem,
    notFound: redeem,
    redeemed: redeem,
    /** The customer has chosen a different payment method elsewhere, so a voucher can pay nothing. */
    invoiceMissing: redeem,
    pinRequired: redeem,
    rateLimited: { on: { "rateLimit.ended": rateLimitEnded, "voucher.redeem": {} } },
    failed: redeem,
    notRedeemed: redeem,
    outcomeUnknown: { on: { "outcome.check": "checkingOutcome" } },
  },
})
