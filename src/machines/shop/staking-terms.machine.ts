import { setup } from "#machines/shared/port.ts"

/**
 * State set 74, staking terms: docs/states/shop/staking-terms.md. Staking has its own terms, which the customer must accept before
 * Continue.
 */
export const stakingTerms = setup({
  types: {} as { events: { type: "terms.toggle" } | { type: "order.continue" } },
}).createMachine({
  id: "stakingTerms",
  initial: "unchecked",
  states: {
    unchecked: { on: { "terms.toggle": "checked", "order.continue": "refused" } },
    /** The customer pressed Continue without accepting the terms. */
    refused: { on: { "terms.toggle": "checked", "order.continue": "refused" } },
    checked: { on: { "terms.toggle": "unchecked" } },
  },
})
