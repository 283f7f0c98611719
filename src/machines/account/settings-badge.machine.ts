import { setup, feed } from "#machines/shared/port.ts"

export type PasswordPresenceChanged = { type: "password.missing" } | { type: "password.set" }

/** State set 31, settings badge: docs/states/account/settings-badge.md. The badge asks a customer without a password to set one. */
export const settingsBadge = setup({
  types: {} as { events: PasswordPresenceChanged },
  actors: { watchPassword: feed<PasswordPresenceChanged>("watchPassword") },
}).createMachine({
  id: "settingsBadge",
  invoke: { src: "watchPassword" },
  on: {
    "password.missing": ".one",
    "password.set": ".none",
  },
  initial: "none",
  states: { none: {}, one: {} },
})
