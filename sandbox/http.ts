import { createServer, type Server, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { getRequestListener, RequestError } from "@hono/node-server"
import { second } from "./clock.ts"
import { errorResponse, ownFailure } from "./error-response.ts"
import { withSecurityHeaders, securityHeaders } from "./headers.ts"

export type HttpLimits = {
  /** Timeouts for receiving the headers and the whole request. */
  readonly headers: number
  readonly whole: number
}

const usual: HttpLimits = { headers: 10 * second, whole: 20 * second }

const reasons: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
}

/** Returns the refusal of a failed request. An unreadable request is the client's mistake. Any other failure is the server's. */
const refuse = (failure: unknown): Response =>
  withSecurityHeaders(
    failure instanceof RequestError ? new Response("Bad request\n", { status: 400 }) : errorResponse(ownFailure, null),
  )

/**
 * Returns the address of the other end. A cut connection has no address, so "unknown" prevents its request from passing for a call of this
 * process.
 */
export const peerOf = ({ socket }: { readonly socket: Pick<Socket, "remoteAddress"> }): string =>
  socket.remoteAddress ?? "unknown"

/** Creates the web server around one function from request to response. */
export const createHttpServer = (
  fetch: (request: Request, peer?: string) => Promise<Response>,
  { headers, whole }: HttpLimits = usual,
): Server => {
  const listener = getRequestListener((request, { incoming }) => fetch(request, peerOf(incoming)), {
    errorHandler: refuse,
  })
  const options = {
    // The listener refuses a request without a host, because Node's own refusal would have no security headers.
    requireHostHeader: false,
    // Keeps idle connections open for a minute, so that a client's next request after a few seconds does not meet a connection that is just
    // closing.
    keepAliveTimeout: 60 * second,
    headersTimeout: headers,
    requestTimeout: whole,
    connectionsCheckingInterval: Math.min(second, headers),
  }
  const answers = new WeakMap<Socket, ServerResponse>()
  const server = createServer(options, (request, response) => {
    answers.set(request.socket, response)
    listener(request, response).catch(() => response.destroy())
  })
  server.on("clientError", (failure: NodeJS.ErrnoException, socket: Socket) => {
    const begun = answers.get(socket)
    // The server is still processing a complete request. The connection closes after its response, even if invalid bytes followed the
    // request.
    if (begun?.req.complete && !begun.writableFinished) {
      begun.once("finish", () => socket.destroySoon())
      return
    }
    const lines = Object.entries({ ...securityHeaders, Connection: "close" }).map((line) => line.join(": "))
    const status = reasons[failure.code ?? ""] ?? "400 Bad Request"
    if (socket.writable) socket.write([`HTTP/1.1 ${status}`, ...lines, "", ""].join("\r\n"))
    // `end` would wait until the client closes its side, which a client need not do. `destroySoon` closes the socket.
    socket.destroySoon()
  })
  return server
}
