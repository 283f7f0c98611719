import { emit } from "xstate"
import { setup } from "#machines/shared/port.ts"

/** State set 73, discount banner: docs/states/shop/discount-banner.md. The machine `countdown` reports the end. */
export const discountBanner = setup({
  types: {} as { events: { type: "discount.ended" }; emitted: { type: "discount.expired" } },
}).createMachine({
  id: "discountBanner",
  initial: "active",
  states: {
    active: { on: { "discount.ended": { target: "expired", actions: emit({ type: "discount.expired" }) } } },
    expired: {},
  },
})
