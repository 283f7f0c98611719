import { Effect } from "effect"
import { taggedFailure, type TaggedFailure } from "#domain/shared/failure.ts"
import type { SupportChat } from "#machines/cabinet/support-sidebar.machine.ts"

export interface ChatCustomer {
  readonly id: string
  readonly email: string
}

/** The operator's module for a third-party chat. The script of the chat may load slowly. */
export interface ChatModule {
  readonly ready: () => boolean
  /** Opens the chat for this customer. The demo passes no customer. */
  readonly open: (customer?: ChatCustomer) => void
}
export type LoadChat = () => Promise<ChatModule>

/** Returns a replacement for a missing chat. The replacement is ready immediately, and opens an e-mail. */
export const emailInsteadOfChat =
  (mailto: string, go: (to: string) => void): LoadChat =>
  () =>
    Promise.resolve({ ready: () => true, open: () => go(mailto) })

/** Loads the chat. Fails with `ChatNotFound` if the chat fails to load or is not ready yet. */
const readyChat = (load: LoadChat): Effect.Effect<ChatModule, TaggedFailure<"ChatNotFound">> =>
  Effect.tryPromise({ try: load, catch: () => taggedFailure("ChatNotFound") }).pipe(
    Effect.flatMap((chat) => (chat.ready() ? Effect.succeed(chat) : Effect.fail(taggedFailure("ChatNotFound")))),
  )

/** Checks that the chat is ready. Fails with `ChatNotFound`. */
export const findChat = (load: LoadChat) => (): Effect.Effect<null, TaggedFailure<"ChatNotFound">> =>
  Effect.as(readyChat(load), null)

/** Opens a chat that `findChat` has found before. */
export const openChat = (load: LoadChat) => (): Effect.Effect<null> =>
  Effect.map(Effect.promise(load), (chat) => {
    chat.open()
    return null
  })

/**
 * Opens the third-party chat. If none is configured, returns `local`, and the page shows its built-in chat. Fails with `ChatNotFound` if
 * the third-party chat is not ready.
 */
export const openSupport =
  (load: LoadChat | null, customer: () => ChatCustomer) =>
  (): Effect.Effect<SupportChat, TaggedFailure<"ChatNotFound">> =>
    load === null
      ? Effect.succeed("local")
      : Effect.map(readyChat(load), (chat): SupportChat => {
          chat.open(customer())
          return "vendor"
        })
