import { assign } from "xstate"
import type { Order } from "#domain/orders/order.ts"
import { setup } from "#machines/shared/port.ts"

type Bonus = Order["bonus"]
export interface BonusEvent {
  readonly bonus: Bonus
}

const opening = {
  guard: { type: "isBonus", params: ({ event }: { event: BonusEvent }) => event },
  target: "open",
  actions: { type: "setBonus", params: ({ event }: { event: BonusEvent }) => event },
} as const

/**
 * State set 100, the window of an accepted bonus: docs/states/orders/bonus-window.md. Every page with the unpaid order shows the window.
 */
export const bonusWindow = setup({
  types: {} as {
    context: BonusEvent
    events: { type: "bonus.changed"; bonus: Bonus } | { type: "bonusWindow.ended" }
  },
  guards: { isBonus: (_, params: BonusEvent) => params.bonus !== null },
  actions: { setBonus: assign({ bonus: (_, params: BonusEvent) => params.bonus }) },
}).createMachine({
  id: "bonusWindow",
  context: { bonus: null },
  initial: "absent",
  states: {
    absent: { on: { "bonus.changed": opening } },
    open: { on: { "bonus.changed": [opening, { target: "over" }], "bonusWindow.ended": "over" } },
    /** The order has lost the bonus. The page says so, because it had promised the bonus to the customer. */
    over: { on: { "bonus.changed": opening } },
  },
})
