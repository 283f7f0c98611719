import type { Call } from "./running-sandbox.ts"

/** Whether another site's page made this request. A program sends neither header. */
export const isFromElsewhere = (c: Call): boolean => {
  const site = c.req.header("Sec-Fetch-Site")
  // Our pages send no referrer, so a form sends "Origin: null" here too: check Sec-Fetch-Site first.
  if (site !== undefined) return site !== "same-origin" && site !== "none"
  const origin = c.req.header("Origin")
  return origin !== undefined && origin !== c.var.sandbox.origin && origin !== new URL(c.req.url).origin
}
