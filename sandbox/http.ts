import { getRequestListener, RequestError } from "@hono/node-server"
import { createServer, type Server, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { second } from "./clock.ts"
import { errorResponse, ownFailure } from "./error-response.ts"
import { withSecurityHeaders, securityHeaders } from "./headers.ts"

export type HttpLimits = {
  /** The time that a request may take to arrive: its headers, and all of it. */
  readonly headers: number
  readonly whole: number
}

const usual: HttpLimits = { headers: 10 * second, whole: 20 * second }

const reasons: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
}

/** The refusal of a failed request. A request that cannot be read is the client's mistake, and any other failure is ours. */
const refuse = (failure: unknown): Response =>
  withSecurityHeaders(
    failure instanceof RequestError ? new Response("Bad request\n", { status: 400 }) : errorResponse(ownFailure, null),
  )

/** A connection that is cut has no address any more, and must not pass for a call of this process. */
export const peerOf = ({ socket }: { readonly socket: Pick<Socket, "remoteAddress"> }): string =>
  socket.remoteAddress ?? "unknown"

/** The web server around one function from request to response. */
export const createHttpServer = (
  fetch: (request: Request, peer?: string) => Promise<Response>,
  { headers, whole }: HttpLimits = usual,
): Server => {
  const listener = getRequestListener((request, { incoming }) => fetch(request, peerOf(incoming)), {
    errorHandler: refuse,
  })
  const options = {
    // The listener refuses a request without a host itself, with its headers.
    requireHostHeader: false,
    // A client that speaks again after a few seconds must not find its connection being closed at that very moment.
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
    // A whole request is being carried out: its answer goes out first, whatever came after the request.
    if (begun?.req.complete && !begun.writableFinished) {
      begun.once("finish", () => socket.destroySoon())
      return
    }
    const lines = Object.entries({ ...securityHeaders, Connection: "close" }).map((line) => line.join(": "))
    const status = reasons[failure.code ?? ""] ?? "400 Bad Request"
    if (socket.writable) socket.write([`HTTP/1.1 ${status}`, ...lines, "", ""].join("\r\n"))
    // The socket is not closed by `end`, which waits for the client, who need not close its side.
    socket.destroySoon()
  })
  return server
}
