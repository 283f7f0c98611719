import { setup } from "xstate"

/** State set 73: docs/states/discount-banner.md. The clock that counts down to the end says when it is over. */
export const discountBanner = setup({
  types: {} as { events: { type: "discount.ended" } },
}).createMachine({
  id: "discountBanner",
  initial: "active",
  states: {
    active: { on: { "discount.ended": "expired" } },
    expired: {},
  },
})
