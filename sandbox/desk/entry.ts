import { getCookie, setCookie } from "hono/cookie"
import { html } from "hono/html"
import { minute, second } from "#sandbox/clock.ts"
import { currentClient } from "#sandbox/logging.ts"
import { createRateLimiter } from "#sandbox/rate-limiter.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import { createPass, isValidPass, isSecret, passLifetime } from "./access.ts"
import { localeOfRequest, renderDocument } from "./document.ts"
import { entryTexts } from "./entry-texts.ts"

const cookie = "desk"
const maxAttempts = 10
const attemptWindow = 15 * minute

export const hasEntered = (c: RequestContext, secret: string): boolean =>
  isValidPass(secret, getCookie(c, cookie) ?? "", c.var.sandbox.clock.base())

/**
 * Paths that the form may open after the secret: pages of the desk and of the acquirer. A link to another site could otherwise misuse the
 * form.
 */
const returnPaths = /^\/sandbox(\/acquirer\/[0-9a-f-]{36})?$/

const returnPathOf = (path: string): string => (returnPaths.test(path) ? path : "/sandbox")

type EntryPage = { readonly status: 400 | 401 | 429; readonly returnPath: string }

const entryPage = (c: RequestContext, { status, returnPath }: EntryPage) => {
  const t = entryTexts[localeOfRequest(c)]
  const message = { 400: t.wrong, 401: undefined, 429: t.tooMany }[status]
  const content = html`<header><div><h1>${t.title}</h1><p class="quiet">${t.lead}</p></div></header>
  <main><section>
    ${message === undefined ? "" : html`<p class="notice" role="alert">${message}</p>`}
    <form method="post" action="/sandbox/enter" class="row">
      <input type="hidden" name="place" value="${returnPath}">
      <div class="field"><label for="secret">${t.secret}</label><input id="secret" name="secret" type="password"
        autocomplete="current-password" required maxlength="512" aria-describedby="note"></div>
      <button class="main">${t.enter}</button>
    </form>
    <p class="quiet" id="note">${t.note}</p>
  </section></main>`
  return c.html(renderDocument(c, t.title, content), status)
}

/** Asks for the secret instead of showing any page of the desk or the acquirer. */
export const askForSecret = (c: RequestContext) =>
  c.req.path.startsWith("/sandbox/api/")
    ? c.text("Enter the secret at /sandbox first.\n", 401)
    : entryPage(c, { status: 401, returnPath: returnPathOf(c.req.path) })

/** Handles the form of the secret. Counts each attempt before comparing the secret. */
export const createEntry = (now: () => number) => {
  const countCall = createRateLimiter(now)
  return async (c: RequestContext) => {
    const access = c.var.sandbox.desk
    if (access.kind !== "secret") return c.notFound()
    const { secret, place: returnPath } = await c.req.parseBody().catch(() => ({ secret: "", place: "" }))
    const to = returnPathOf(String(returnPath))
    const { wait, refund } = countCall(currentClient() ?? c.env.peer ?? "", maxAttempts, attemptWindow)
    if (wait !== undefined) {
      c.header("Retry-After", String(wait))
      return entryPage(c, { status: 429, returnPath: to })
    }
    if (!isSecret(access.secret, String(secret))) return entryPage(c, { status: 400, returnPath: to })
    refund()
    setCookie(c, cookie, createPass(access.secret, c.var.sandbox.clock.base()), {
      path: "/sandbox",
      maxAge: passLifetime / second,
      httpOnly: true,
      sameSite: "Strict",
      secure: c.var.sandbox.origin.startsWith("https:"),
    })
    return c.redirect(to, 303)
  }
}
