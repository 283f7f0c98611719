import type { RequestContext } from "./running-sandbox.ts"

/** Returns true if a page of another site made this request. Programs send neither of the two headers. */
export const isFromElsewhere = (c: RequestContext): boolean => {
  const site = c.req.header("Sec-Fetch-Site")
  // The site's pages send no referrer, so their forms send "Origin: null". The check therefore reads Sec-Fetch-Site first.
  if (site !== undefined) return site !== "same-origin" && site !== "none"
  const origin = c.req.header("Origin")
  return origin !== undefined && origin !== c.var.sandbox.origin && origin !== new URL(c.req.url).origin
}
