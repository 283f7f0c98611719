import type { Sandbox } from "./app.ts"
import { withWholeBody } from "./body.ts"

/** What belongs to one connection, or to the form the answer travelled in, which fetch has undone. */
const hopByHopHeaders = ["connection", "keep-alive", "transfer-encoding", "content-encoding", "content-length", "host"]

const without = (headers: Headers): Headers => {
  const forwarded = new Headers(headers)
  for (const name of hopByHopHeaders) forwarded.delete(name)
  return forwarded
}

const passedOn = /^\/(api|wp-admin)(\/|$)/

/** http(s), a host and perhaps a port; a path would not be kept. */
export const isOrigin = (text: string): boolean => /^https?:\/\/[^/?#\s]+\/?$/.test(text) && URL.canParse(text)

/** Proxies every request to another API instead of the sandbox. */
export const createRemoteApi = (origin: string, ask: typeof fetch = fetch): Sandbox => {
  const there = new URL(origin)
  return {
    fetch: withWholeBody(async (request) => {
      const { pathname, search } = new URL(request.url)
      if (!passedOn.test(pathname)) return new Response("Not found\n", { status: 404 })
      const body = request.body === null ? null : await request.arrayBuffer()
      const target = new URL(pathname + search, there)
      const { method, signal } = request
      const answer = await ask(target, { method, headers: without(request.headers), body, redirect: "manual", signal })
      return new Response(answer.body, { status: answer.status, headers: without(answer.headers) })
    }),
    isReady: () => Promise.resolve(true),
    connections: () => undefined,
    close: () => Promise.resolve(),
  }
}
