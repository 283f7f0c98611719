import { Effect } from "effect"
import { taggedFailure, type TaggedFailure } from "#domain/shared/failure.ts"
import type { SupportChat } from "#machines/cabinet/support-sidebar.machine.ts"

/** The customer of a support chat: id and e-mail address. */
export interface ChatCustomer {
  readonly id: string
  readonly email: string
}

/** The operator's module for a third-party chat, whose script may load slowly. */
export interface ChatModule {
  readonly ready: () => boolean
  /** Opens the chat; in the demo without a customer. */
  readonly open: (customer?: ChatCustomer) => void
}
export type LoadChat = () => Promise<ChatModule>

/** Replaces a missing chat: available at once, and opens an e-mail. */
export const mailInsteadOfChat =
  (letter: string, go: (to: string) => void): LoadChat =>
  () =>
    Promise.resolve({ ready: () => true, open: () => go(letter) })

/** A chat that could not be fetched is missing, like a chat that is not ready yet. */
const readyChat = (load: LoadChat): Effect.Effect<ChatModule, TaggedFailure<"ChatMissing">> =>
  Effect.tryPromise({ try: load, catch: () => taggedFailure("ChatMissing") }).pipe(
    Effect.flatMap((chat) => (chat.ready() ? Effect.succeed(chat) : Effect.fail(taggedFailure("ChatMissing")))),
  )

export const findChat = (load: LoadChat) => (): Effect.Effect<null, TaggedFailure<"ChatMissing">> =>
  Effect.as(readyChat(load), null)

/** Opens only a chat that was found before. */
export const openChat = (load: LoadChat) => (): Effect.Effect<null> =>
  Effect.map(Effect.promise(load), (chat) => {
    chat.open()
    return null
  })

/** A third-party chat opens in its own window; without one configured, the page has a built-in chat. */
export const openSupport =
  (load: LoadChat | null, customer: () => ChatCustomer) =>
  (): Effect.Effect<SupportChat, TaggedFailure<"ChatMissing">> =>
    load === null
      ? Effect.succeed("local")
      : Effect.map(readyChat(load), (chat): SupportChat => {
          chat.open(customer())
          return "vendor"
        })
