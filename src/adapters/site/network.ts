import { fromCallback, type AnyEventObject } from "xstate"
import { follow, type Changes } from "#adapters/shared/follow.ts"
import { createListeners } from "#adapters/shared/listeners.ts"
import type { ConnectionChanged } from "#machines/site/connection.machine.ts"

type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Online = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly navigator: Pick<Navigator, "onLine">
}

/** Whether this page has a network, and its changes. */
export interface Network {
  readonly isOffline: () => boolean
  readonly watch: Changes
}

/** Learns whether calls get responses. */
export interface LearningNetwork extends Network {
  readonly fetch: Fetch
  /** The call was not even sent, because its code could not be loaded. */
  readonly notLoaded: () => void
}

/**
 * `navigator.onLine` is a hint: with a VPN it can be false on a network that works. So the page is offline when the browser says so
 * and the last call got no response.
 */
export const watchNetwork = (browser: Online, send: Fetch): LearningNetwork => {
  const { add, call } = createListeners()
  let hasFailed = false
  const learn = (failed: boolean) => {
    hasFailed = failed
    call()
  }
  return {
    fetch: async (url, init) => {
      try {
        const response = await send(url, init)
        learn(false)
        return response
      } catch (failure) {
        // A call that its caller gave up says nothing about the network.
        if (init.signal?.aborted !== true) learn(true)
        throw failure
      }
    },
    notLoaded: () => learn(true),
    isOffline: () => hasFailed && !browser.navigator.onLine,
    watch: (listener) => {
      const remove = add(listener)
      browser.addEventListener("online", listener)
      browser.addEventListener("offline", listener)
      return () => {
        remove()
        browser.removeEventListener("online", listener)
        browser.removeEventListener("offline", listener)
      }
    },
  }
}

/** Whether the page is online: the current value, then each change. */
export const watchConnection = ({ isOffline, watch }: Network) =>
  fromCallback<AnyEventObject, undefined, ConnectionChanged>(({ sendBack }) =>
    follow([watch], () => ({ type: isOffline() ? "connection.lost" : "connection.restored" }), sendBack),
  )
