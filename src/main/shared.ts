import { Effect } from "effect"
import { live } from "../adapters/bridge"
import { copyText as copyTextOf } from "../adapters/copy"
import { readClock } from "../adapters/countdown"
import type { Told } from "../domain/notification"
import { copyText } from "../machines/copy-text/copy-text.machine"
import { countdown } from "../machines/countdown/countdown.machine"
import type { App } from "./app"

/** What small parts of any page run, and of the modals over it. */
export const sharedMachines = ({ clock, notifications }: App) => {
  const tell = (told: Told) => Effect.sync(() => notifications.send({ type: "notification.raise", told }))
  const copy = copyTextOf(navigator.clipboard)
  return {
    copyText: copyText.provide({
      actors: {
        copyText: live((input: Parameters<typeof copy>[0]) => copy(input).pipe(
          Effect.tap(() => tell({ name: "copied" })),
          Effect.tapError(() => tell({ name: "copyFailed" }))
        ))
      }
    }),
    countdown: countdown.provide({ actors: { readClock: live(readClock(clock)) } })
  }
}
