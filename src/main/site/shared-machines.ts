import { Result } from "effect"
import { copyText as copyTextOf } from "#adapters/site/copy-text.ts"
import { readClock } from "#adapters/site/countdown.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import type { NotificationContent } from "#domain/site/notification.ts"
import { bonusWindow } from "#machines/shop/bonus-window.machine.ts"
import { copyText } from "#machines/site/copy-text.machine.ts"
import { countdown } from "#machines/site/countdown.machine.ts"
import type { App } from "./app.ts"

/** What small parts of any page run, and of the modals over it. */
export const sharedMachines = (app: App) => {
  const notify = (content: NotificationContent) => app.notifications.send({ type: "notification.raise", content })
  const copy = copyTextOf(navigator.clipboard)
  return {
    bonusWindow,
    copyText: copyText.provide({
      actors: {
        copyText: fillPort(async (input: Parameters<typeof copy>[0], signal) => {
          const copied = await copy(input)
          if (!signal.aborted) notify({ name: Result.isSuccess(copied) ? "copied" : "copyFailed" })
          return copied
        }),
      },
    }),
    countdown: countdown.provide({ actors: { readClock: fillPort(readClock(app.clock)) } }),
  }
}
