import { Effect } from "effect"
import type { Named } from "../domain/failure"
import { named } from "../domain/failure"

/** The chat of a third party, as soon as its own script has put it on the page. */
export interface Chat {
  readonly open: () => void
}

/** Stands in where no chat is configured: it is there at once, and opens a letter. */
export const mailInsteadOfChat = (address: string, go: (to: string) => void): Chat => ({ open: () => go(`mailto:${address}`) })

export const findChat = (chat: () => Chat | null) => (): Effect.Effect<null, Named<"ChatMissing">> =>
  Effect.suspend(() => chat() === null ? Effect.fail(named("ChatMissing")) : Effect.succeed(null))

export const openChat = (chat: () => Chat | null) => (): Effect.Effect<null> =>
  Effect.sync(() => {
    chat()?.open()
    return null
  })
