import { Effect } from "effect"
import type { Named } from "../domain/failure"
import { named } from "../domain/failure"

/** The operator's module that speaks to a chat of a third party, whose own script may take its time. */
export interface Chat {
  readonly ready: () => boolean
  readonly open: () => void
}
export type LoadChat = () => Promise<Chat>

/** Stands in where no chat is configured: it is there at once, and opens a letter. */
export const mailInsteadOfChat = (letter: string, go: (to: string) => void): LoadChat =>
  () => Promise.resolve({ ready: () => true, open: () => go(letter) })

/** One that could not be fetched is missing like one that is not ready yet. */
export const findChat = (load: LoadChat) => (): Effect.Effect<null, Named<"ChatMissing">> =>
  Effect.tryPromise({ try: load, catch: () => named("ChatMissing") }).pipe(
    Effect.flatMap((chat) => chat.ready() ? Effect.succeed(null) : Effect.fail(named("ChatMissing")))
  )

/** Only of a chat that was found. */
export const openChat = (load: LoadChat) => (): Effect.Effect<null> =>
  Effect.map(Effect.promise(load), (chat) => {
    chat.open()
    return null
  })
