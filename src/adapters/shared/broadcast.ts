import type { Channel } from "./channel.ts"
import type { SharedCookies } from "./cookies.ts"
import { createListeners } from "./listeners.ts"

export interface Broadcast<Message> {
  readonly post: (message: Message) => void
  /**
   * Subscribes a listener. Messages of this tab arrive immediately. Messages of other tabs (`isRemote`) arrive when this tab
   * reads the cookies that were written before them.
   */
  readonly subscribe: (listener: (message: Message, isRemote: boolean) => void) => () => void
  /** Handles a message as if another tab had posted it. */
  readonly receive: (message: unknown) => Promise<void>
}

/**
 * Creates a broadcast to every tab of this browser, including this one. `read` validates the messages of other tabs, and returns null for
 * an invalid message.
 */
export const createBroadcast = <Message>(
  channel: Channel,
  whenUpToDate: SharedCookies["whenUpToDate"],
  read: (message: unknown) => Message | null | Promise<Message | null>,
): Broadcast<Message> => {
  const { add, call } = createListeners<[message: Message, isRemote: boolean]>()
  const receive = async (data: unknown) => {
    const message = await read(data)
    await whenUpToDate()
    if (message !== null) call(message, true)
  }
  channel.onmessage = ({ data }) => receive(data)
  return {
    receive,
    post: (message) => {
      channel.postMessage(message)
      call(message, false)
    },
    subscribe: add,
  }
}
