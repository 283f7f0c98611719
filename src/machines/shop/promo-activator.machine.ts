import { setup, feed } from "#machines/shared/port.ts"

/** The events of the calculator's viewer: a visitor, who may already have a code, or a customer. */
export type PromoVisitorChanged = { type: "visitor.changed"; code: string | null } | { type: "customer.identified" }

/**
 * State set 71, promo activator: docs/states/shop/promo-activator.md. Only visitors enter a code, because a customer's code comes from the
 * account.
 */
export const promoActivator = setup({
  types: {} as { events: PromoVisitorChanged | { type: "promo.open" }; tags: "field" },
  actors: { watchVisitor: feed<PromoVisitorChanged>("watchVisitor") },
  guards: { hasCode: (_, params: { code: string | null }) => params.code !== null },
}).createMachine({
  id: "promoActivator",
  invoke: { src: "watchVisitor" },
  initial: "hidden",
  on: { "customer.identified": ".hidden" },
  states: {
    hidden: {
      on: {
        "visitor.changed": [
          { guard: { type: "hasCode", params: ({ event }) => ({ code: event.code }) }, target: "field" },
          { target: "link" },
        ],
      },
    },
    link: { on: { "promo.open": "opened" } },
    field: { tags: "field" },
    /** The visitor opened the field, so it gets the focus. */
    opened: { tags: "field" },
  },
})
