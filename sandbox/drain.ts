import type { Server } from "node:http"
import { setTimeout as wait } from "node:timers/promises"

/** Lets running requests end within this time, while no new connection is accepted. Then every connection is closed. */
export const drainRequests = async (server: Server, deadline: number): Promise<void> => {
  const closed = new Promise<void>((done) => server.close(() => done()))
  const over = new AbortController()
  // A connection that is kept open is idle only once its answer has been sent.
  const sweep = setInterval(() => server.closeIdleConnections(), 20)
  server.closeIdleConnections()
  await Promise.race([closed, wait(deadline, undefined, { signal: over.signal }).catch(() => undefined)])
  over.abort()
  clearInterval(sweep)
  server.closeAllConnections()
  await closed
}
