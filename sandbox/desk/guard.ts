import { createMiddleware } from "hono/factory"
import { z } from "zod"
import type { Env } from "../running-sandbox.ts"

const loopback = /^(localhost|([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/

const fromElsewhere = (origin: string, site: string | undefined, given: string | undefined): boolean => {
  // Our pages send no referrer, so the browser sends "Origin: null" here too: check Sec-Fetch-Site first.
  if (site !== undefined) return site !== "same-origin" && site !== "none"
  return given !== undefined && given !== origin
}

/** Same length and characters as an id, but not one. */
const hasBrokenId = (path: string): boolean =>
  path.split("/").some((part) => /^[0-9a-f-]{36}$/i.test(part) && !z.guid().safeParse(part).success)

/** The desk moves money and shows letters: only this machine may see it, only its own pages may post to it. */
export const deskGuard = createMiddleware<Env>(async (c, next) => {
  const { hostname, origin } = new URL(c.req.url)
  if (!loopback.test(hostname)) return c.text("The desk answers on this machine only.\n", 403)
  const reads = c.req.method === "GET" || c.req.method === "HEAD"
  if (!reads && fromElsewhere(origin, c.req.header("Sec-Fetch-Site"), c.req.header("Origin"))) {
    return c.text("This call came from another site.\n", 403)
  }
  if (hasBrokenId(c.req.path)) return c.text("This is no id.\n", 400)
  await next()
  c.header("Cache-Control", "no-store")
  return undefined
})
