import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createRemoteApi } from "#sandbox/remote-api.ts"

const allowed = (origin: string) => ({
  "Access-Control-Allow-Origin": origin,
  "Access-Control-Allow-Methods": "GET, POST, PATCH, PUT, DELETE",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, ReCaptcha, X-TFA",
  "Access-Control-Expose-Headers": "Date, Retry-After, X-Request-Id",
  // The sandbox sends "same-origin", with which the browser would refuse the responses to the site. An API for other sites needs this
  // value.
  "Cross-Origin-Resource-Policy": "cross-origin",
})

/**
 * Serves an API at its own origin that allows requests from other sites, as docs/deploy.md requires. The server
 * forwards the requests to the given API.
 */
export const serveAtOtherOrigin = async (api: string) => {
  const { fetch } = createRemoteApi(new URL(api).origin)
  const requests: string[] = []
  const server = createServer((incoming, outgoing) => {
    const respond = async () => {
      const { method = "GET", url = "", headers } = incoming
      const cors = allowed(headers.origin ?? "")
      if (method === "OPTIONS") return void outgoing.writeHead(204, cors).end()
      requests.push(`${method} ${url}`)
      const forwarded = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value] as [string, string]] : [],
      )
      const body = method === "GET" ? null : Buffer.concat((await incoming.toArray()) as Buffer[])
      const response = await fetch(new Request(new URL(url, api), { method, headers: forwarded, body }))
      outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors })
      outgoing.end(Buffer.from(await response.arrayBuffer()))
    }
    respond().catch((failure: unknown) =>
      outgoing.destroy(failure instanceof Error ? failure : new Error(String(failure))),
    )
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((done) => {
      server.close(done)
    })
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: requests, stop }
}
