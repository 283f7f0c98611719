import { createMiddleware } from "hono/factory"
import { z } from "zod"
import { isOwnAddress } from "#sandbox/client.ts"
import { isThisMachine } from "#sandbox/public-origin.ts"
import type { RequestContext, Env } from "#sandbox/running-sandbox.ts"
import { isFromElsewhere } from "#sandbox/same-origin.ts"
import { askForSecret, hasEntered } from "./entry.ts"

/** Returns true if the URL contains a null character, which PostgreSQL cannot store in strings. */
const hasNull = (address: string): boolean => address.includes("%00")

/** Returns true if a part of the path has the length and characters of an id but is not a valid one. */
const hasBrokenId = (path: string): boolean =>
  path.split("/").some((part) => /^[0-9a-f-]{36}$/i.test(part) && !z.guid().safeParse(part).success)

/**
 * Returns true if the call comes from this machine. The connection itself must begin here, because anyone can write any header. Headers can
 * only refuse a call:
 * - A foreign name in `Host` belongs to another site's page that reaches this machine through its DNS.
 * - `X-Forwarded-For` shows that a proxy forwards a call that may come from another machine.
 */
const isLocal = (c: RequestContext): boolean =>
  (c.env.peer === undefined || isOwnAddress(c.env.peer)) &&
  isThisMachine(new URL(c.req.url).hostname) &&
  c.req.header("X-Forwarded-For") === undefined

/** Returns true if the page that asks for the secret needs the path. */
const isPublic = (path: string): boolean => path === "/sandbox/enter" || path === "/sandbox/desk.css"

/** Guards the desk, which moves money and shows e-mails. Only testers may see it, and only its own pages may post to it. */
export const deskGuard = createMiddleware<Env>(async (c, next) => {
  const { desk } = c.var.sandbox
  if (desk.kind === "off") return c.text("Not found\n", 404)
  if (desk.kind === "local" && !isLocal(c)) return c.text("The desk answers on this machine only.\n", 403)
  const reads = c.req.method === "GET" || c.req.method === "HEAD"
  if (!reads && isFromElsewhere(c)) {
    return c.text("This call came from another site.\n", 403)
  }
  if (hasBrokenId(c.req.path) || hasNull(c.req.url)) return c.text("This address cannot be read.\n", 400)
  c.header("Cache-Control", "no-store")
  if (desk.kind === "secret" && !isPublic(c.req.path) && !hasEntered(c, desk.secret)) return askForSecret(c)
  return next()
})
