import { once } from "node:events"
import { connect, createServer, type AddressInfo, type Socket } from "node:net"
import { text } from "node:stream/consumers"
import { createHttpServer, type HttpLimits } from "#sandbox/http.ts"

/** Returns a free port for a program that needs the number before it starts. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Starts a web server on a free port around one function from request to response. */
export const listenOnFreePort = async (
  fetch: (request: Request, peer?: string) => Promise<Response>,
  limits?: HttpLimits,
) => {
  const server = createHttpServer(fetch, limits).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    server.close()
    await once(server, "close")
  }
  return { server, port, url: `http://127.0.0.1:${port}`, close }
}

/** Connects a client that sends part of its request and then stalls. */
export const openAndSend = async (port: number, content: string): Promise<Socket> => {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true })
  await once(socket, "connect")
  await new Promise<void>(
    (done, failed) => void socket.write(content, (failure) => (failure ? failed(failure) : done())),
  )
  return socket
}

/** Returns the server's output until it closes the connection. */
export const readSocketToEnd = (socket: Socket): Promise<string> => text(socket)
