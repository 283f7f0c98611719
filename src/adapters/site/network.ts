import { fromCallback, type AnyEventObject } from "xstate"
import { follow, type Subscribe } from "#adapters/shared/follow.ts"
import { createListeners } from "#adapters/shared/listeners.ts"
import type { ConnectionChanged } from "#machines/site/connection.machine.ts"

type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Online = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly navigator: Pick<Navigator, "onLine">
}

/** The network state of this page, and its changes. */
export interface Network {
  readonly isOffline: () => boolean
  readonly watch: Subscribe
}

/** A network state that also observes whether calls get responses. */
export interface NetworkMonitor extends Network {
  readonly fetch: Fetch
  /** Reports that a call could not be sent, because its code failed to load. */
  readonly chunkFailed: () => void
}

/**
 * Watches the network. `navigator.onLine` is only a hint, because with a VPN it can be false on a working network. The page therefore
 * counts as offline only if the browser reports it and the last call got no response.
 */
export const watchNetwork = (browser: Online, send: Fetch): NetworkMonitor => {
  const { add, call } = createListeners()
  let hasFailed = false
  const record = (isFailure: boolean) => {
    hasFailed = isFailure
    call()
  }
  return {
    fetch: async (url, init) => {
      try {
        const response = await send(url, init)
        record(false)
        return response
      } catch (failure) {
        // A call that its caller has aborted does not indicate the state of the network.
        if (init.signal?.aborted !== true) record(true)
        throw failure
      }
    },
    chunkFailed: () => record(true),
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

/** Reports whether the page is online, at the start and on each change. */
export const watchConnection = ({ isOffline, watch }: Network) =>
  fromCallback<AnyEventObject, undefined, ConnectionChanged>(({ sendBack }) =>
    follow([watch], () => ({ type: isOffline() ? "connection.lost" : "connection.restored" }), sendBack),
  )
