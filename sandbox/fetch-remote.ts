import http from "node:http"
import https from "node:https"
import { second } from "./clock.ts"

export type RemoteLimits = {
  /** The timeout for opening the connection, in milliseconds. */
  readonly connect: number
  /** The maximum time without data from the other server, before and during its response, in milliseconds. */
  readonly silence: number
}

/**
 * The default timeouts. The sum of both is below the 20 seconds after which the site gives up, so the customer gets this server's response.
 */
export const defaultRemoteLimits: RemoteLimits = { connect: 2 * second, silence: 15 * second }

type RemoteRequest = {
  readonly method: string
  readonly headers: Headers
  readonly body?: ArrayBuffer | null
  readonly signal?: AbortSignal
  readonly limits: RemoteLimits
}

const withoutBody = new Set([204, 205, 304])

const headersOf = ({ rawHeaders }: http.IncomingMessage): Headers => {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "")
  return headers
}

const bodyOf = (incoming: http.IncomingMessage): ReadableStream<Uint8Array> => {
  const parts: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const next = await parts.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: () => {
      incoming.destroy()
    },
  })
}

/**
 * Sends a request to another server. Rejects if a timeout passes. Unlike `fetch`, this function limits the time for opening a connection,
 * and does not follow redirects or decode the body.
 */
export const fetchRemote = (target: URL, { method, headers, body, signal, limits }: RemoteRequest): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { request } = target.protocol === "https:" ? https : http
    const options = { method, headers: Object.fromEntries(headers), timeout: limits.connect, ...(signal && { signal }) }
    const outgoing = request(target, options)
    outgoing.once("socket", (socket) => {
      const wait = () => socket.setTimeout(limits.silence)
      if (socket.connecting) socket.once("connect", wait)
      else wait()
    })
    outgoing.once("timeout", () => {
      const { connecting = false } = outgoing.socket ?? {}
      const what = connecting ? `No connection within ${limits.connect}` : `No answer within ${limits.silence}`
      outgoing.destroy(new Error(`${what} ms`))
    })
    outgoing.on("error", reject)
    outgoing.once("response", (incoming) => {
      const { statusCode: status = 502 } = incoming
      const isEmpty = withoutBody.has(status) || method === "HEAD"
      if (isEmpty) incoming.resume()
      resolve(new Response(isEmpty ? null : bodyOf(incoming), { status, headers: headersOf(incoming) }))
    })
    outgoing.end(body ? Buffer.from(body) : undefined)
  })
