import { setup } from "xstate"
import { feed } from "../port"

export type PasswordTold = { type: "password.missing" } | { type: "password.set" }

/** State set 31: docs/states/settings-badge.md. */
export const settingsBadge = setup({
  types: {} as { events: PasswordTold },
  actors: { watchPassword: feed<PasswordTold>("watchPassword") },
}).createMachine({
  id: "settingsBadge",
  invoke: { id: "watchPassword", src: "watchPassword" },
  on: {
    "password.missing": ".one",
    "password.set": ".none",
  },
  initial: "none",
  states: { none: {}, one: {} },
})
