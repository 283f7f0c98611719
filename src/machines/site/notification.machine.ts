import { timing } from "#domain/shared/timing.ts"
import { setup } from "#machines/shared/port.ts"

/** Shows a notification. The timer pauses while the pointer or the focus is on it, so that the visitor can read it. */
export const notification = setup({
  types: {} as {
    events:
      | { type: "notification.pause" }
      | { type: "notification.resume" }
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
        "notification.pause": "paused",
        "notification.renew": { target: "shown", reenter: true },
        "notification.dismiss": "gone",
      },
      after: { notificationDuration: "gone" },
    },
    paused: {
      // Pointer and focus may arrive one after the other, and either of them pauses the timer.
      on: {
        "notification.pause": {},
        "notification.renew": {},
        "notification.resume": "shown",
        "notification.dismiss": "gone",
      },
    },
    gone: { type: "final" },
  },
})
