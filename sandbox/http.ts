import { createServer, type Server, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { getRequestListener, RequestError } from "@hono/node-server"
import { second } from "./clock.ts"
import { createErrorResponse, ownFailure } from "./error-response.ts"
import { withSecurityHeaders, securityHeaders } from "./headers.ts"

export type HttpLimits = {
  /** The timeout for receiving the headers, in milliseconds. */
  readonly headers: number
  /** The timeout for receiving the whole request, in milliseconds. */
  readonly request: number
}

const defaultLimits: HttpLimits = { headers: 10 * second, request: 20 * second }

const reasons: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
}

/** Returns the refusal of a failed request. An unreadable request is the client's mistake. Any other failure is the server's. */
const refuse = (failure: unknown): Response =>
  withSecurityHeaders(
    failure instanceof RequestError
      ? new Response("Bad request\n", { status: 400 })
      : createErrorResponse(ownFailure, null),
  )

/**
 * Returns the address of the other end. A cut connection has no address, so "unknown" prevents its request from passing for a call of this
 * process.
 */
export const peerOf = ({ socket }: { readonly socket: Pick<Socket, "remoteAddress"> }): string =>
  socket.remoteAddress ?? "unknown"

/** Creates the web server around a function from request to response. Every refusal of the server itself has the security headers too. */
export const createHttpServer = (
  fetch: (request: Request, peer?: string) => Promise<Response>,
  { headers, request }: HttpLimits = defaultLimits,
): Server => {
  const listener = getRequestListener((request, { incoming }) => fetch(request, peerOf(incoming)), {
    errorHandler: refuse,
  })
  const options = {
    // The listener refuses a request without a host, because Node's own refusal would have no security headers.
    requireHostHeader: false,
    // Keeps idle connections open for a minute, so that a client's next request does not use a connection that the server is closing.
    keepAliveTimeout: 60 * second,
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(second, headers),
  }
  const responses = new WeakMap<Socket, ServerResponse>()
  const server = createServer(options, (request, response) => {
    responses.set(request.socket, response)
    listener(request, response).catch(() => response.destroy())
  })
  server.on("clientError", (failure: NodeJS.ErrnoException, socket: Socket) => {
    const response = responses.get(socket)
    // The server is still processing a complete request. The connection closes after its response, even if invalid bytes followed the
    // request.
    if (response?.req.complete && !response.writableFinished) {
      response.once("finish", () => socket.destroySoon())
      return
    }
    const lines = Object.entries({ ...securityHeaders, Connection: "close" }).map((line) => line.join(": "))
    const status = reasons[failure.code ?? ""] ?? "400 Bad Request"
    if (socket.writable) socket.write([`HTTP/1.1 ${status}`, ...lines, "", ""].join("\r\n"))
    // `end` would wait until the client closes its side, and a client may never close it. `destroySoon` closes the socket.
    socket.destroySoon()
  })
  return server
}
