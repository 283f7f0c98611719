import type { Server } from "node:http"
import { setTimeout as wait } from "node:timers/promises"

/** Refuses new connections and lets running requests end within the deadline. Afterwards closes every connection. */
export const drainRequests = async (server: Server, deadline: number): Promise<void> => {
  const closed = new Promise<void>((done) => server.close(() => done()))
  const over = new AbortController()
  // A keep-alive connection becomes idle only when the server has sent its response, so the sweep repeats.
  const sweep = setInterval(() => server.closeIdleConnections(), 20)
  server.closeIdleConnections()
  await Promise.race([closed, wait(deadline, undefined, { signal: over.signal }).catch(() => undefined)])
  over.abort()
  clearInterval(sweep)
  server.closeAllConnections()
  await closed
}
