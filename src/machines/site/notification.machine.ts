import { timing } from "#domain/shared/timing.ts"
import { setup } from "#machines/shared/port.ts"

/** Shows a notification. The timer pauses while the pointer or the focus is on it, so that the visitor can read it. */
export const notification = setup({
  types: {} as {
    events:
      | { type: "attention.given" }
      | { type: "attention.left" }
      | { type: "notification.renew" }
      | { type: "notification.dismiss" }
  },
  delays: { notificationDuration: timing.notificationDuration },
}).createMachine({
  id: "notification",
  initial: "shown",
  states: {
    shown: {
      on: {
        "attention.given": "paused",
        "notification.renew": { target: "shown", reenter: true },
        "notification.dismiss": "gone",
      },
      after: { notificationDuration: "gone" },
    },
    paused: {
      // Pointer and focus may arrive one after the other, and either of them counts as attention.
      on: {
        "attention.given": {},
        "notification.renew": {},
        "attention.left": "shown",
        "notification.dismiss": "gone",
      },
    },
    gone: { type: "final" },
  },
})
