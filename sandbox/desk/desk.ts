import type { z } from "@hono/zod-openapi"
import { Hono } from "hono"
import { createRefusal, refusalOf } from "#sandbox/errors.ts"
import { messages } from "#sandbox/messages.ts"
import { createReference } from "#sandbox/reference.ts"
import { renderEmailHtml } from "#sandbox/rules/email-html.ts"
import type { RequestContext, Env } from "#sandbox/running-sandbox.ts"
import { createDeskApi } from "./desk-api.ts"
import { forceInvoiceTo, findEmail, payInvoiceNow } from "./desk-data.ts"
import { localeOfRequest } from "./document.ts"
import { createEntry } from "./entry.ts"
import { clockForm, localeForm, forcedStateForm, faultForm, payForm, personaForm, sceneForm } from "./forms.ts"
import { deskGuard } from "./guard.ts"
import { createSearchQuery } from "./list-query.ts"
import { renderDeskPage, type Notice } from "./page.ts"
import { enterAs } from "./personas.ts"
import { enterScene } from "./scenes.ts"
import { setClock } from "./set-clock.ts"
import { applySetup } from "./setup.ts"
import { style } from "./style.ts"
import { saveLocale, setTokenCookies } from "./token-cookies.ts"
import { decideOnWithdrawal, decisionButton } from "./withdrawals.ts"

/** Parses a form. Refuses an unreadable form with 400 `MalformedBody`. The page shows the errors of a readable form. */
const parseForm = async <S extends z.ZodType>(c: RequestContext, schema: S) =>
  schema.safeParse(
    await c.req.parseBody().catch(() => {
      throw createRefusal(400, "MalformedBody")
    }),
  )
/** Redirects to the desk and keeps the search. */
const redirectToDesk = (c: RequestContext, notice: string) => {
  const search = createSearchQuery((c.req.query("find") ?? "").trim())
  return c.redirect(`/sandbox?${notice}${search.replace("?", "&")}`, 303)
}
const redirectWithNotice = (c: RequestContext, notice: Notice) => redirectToDesk(c, `notice=${notice}`)

/** The policy of an e-mail, which has inline styles and no scripts. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Creates the desk. Each action redirects to the page, which shows a notice about the outcome. */
export const createDesk = (now: () => number): Hono<Env> => {
  const desk = new Hono<Env>({ strict: false })
  desk.onError((error, c) => {
    const refused = refusalOf(error)
    if (!refused || refused.status === 503) c.var.sandbox.report(error)
    if (refused?.retryAfter !== undefined) c.header("Retry-After", String(refused.retryAfter))
    return c.text(`${messages[refused?.code ?? "InternalError"][localeOfRequest(c)]}\n`, refused?.status ?? 500)
  })
  desk.use(deskGuard)
  desk.get("/desk.css", (c) => c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }))
  desk.route("/api", createDeskApi())
  desk.route("/reference", createReference())
  desk.post("/enter", createEntry(now))
  desk.get("/", renderDeskPage)
  desk.get("/emails/:id{[0-9]{1,9}}", async (c) => {
    const message = await findEmail(c.var.sandbox, Number(c.req.param("id")))
    if (!message) throw createRefusal(404, "NotFound")
    c.header("Content-Security-Policy", emailPolicy)
    return c.html(renderEmailHtml(message, c.var.sandbox.origin))
  })
  desk.post("/language", async (c) => {
    const parsed = await parseForm(c, localeForm)
    if (!parsed.success) return redirectWithNotice(c, "badForm")
    saveLocale(c, parsed.data.culture)
    return c.redirect("/sandbox", 303)
  })
  desk.post("/invoices/:id{[0-9a-f-]{36}}/pay", async (c) => {
    const parsed = await parseForm(c, payForm)
    if (!parsed.success) return redirectWithNotice(c, "badAmount")
    try {
      const { orderState } = await payInvoiceNow(c.var.sandbox, c.req.param("id"), parsed.data)
      return redirectToDesk(c, `state=${orderState}`)
    } catch (error) {
      const refused = error instanceof Error ? refusalOf(error) : undefined
      if (!refused) throw error
      return redirectWithNotice(c, refused.status === 400 ? "badAmount" : "gone")
    }
  })
  desk.post("/withdrawals/:id{[0-9a-f-]{36}}", async (c) => {
    const parsed = await parseForm(c, decisionButton)
    if (!parsed.success) return redirectWithNotice(c, "badForm")
    try {
      await decideOnWithdrawal(c.var.sandbox, c.req.param("id"), parsed.data)
      return redirectWithNotice(c, "decided")
    } catch (error) {
      if (!(error instanceof Error) || !refusalOf(error)) throw error
      return redirectWithNotice(c, "undecided")
    }
  })
  desk.post("/invoices/:id{[0-9a-f-]{36}}/state", async (c) => {
    const parsed = await parseForm(c, forcedStateForm)
    if (!parsed.success) return redirectWithNotice(c, "badForm")
    try {
      await forceInvoiceTo(c.var.sandbox, c.req.param("id"), parsed.data.state)
      return redirectWithNotice(c, "forced")
    } catch (error) {
      if (!(error instanceof Error) || !refusalOf(error)) throw error
      return redirectWithNotice(c, "gone")
    }
  })
  desk.post("/scenes", async (c) => {
    const parsed = await parseForm(c, sceneForm)
    if (!parsed.success) return redirectWithNotice(c, "badForm")
    const entered = await enterScene(c.var.sandbox, parsed.data.scene, localeOfRequest(c))
    setTokenCookies(c, entered)
    return c.redirect(entered.path, 303)
  })
  desk.post("/personas", async (c) => {
    const parsed = await parseForm(c, personaForm)
    if (!parsed.success) return redirectWithNotice(c, "badForm")
    setTokenCookies(c, await enterAs(c.var.sandbox, parsed.data.persona, localeOfRequest(c)))
    // A persona of the kind "demo" opens /demo, because the page itself creates the demo's id for this browser.
    return c.redirect(parsed.data.persona === "demo" ? "/demo" : "/cabinet", 303)
  })
  desk.post("/setup", async (c) => {
    const { setup } = await c.req.parseBody()
    if (typeof setup !== "string" || !(await applySetup(c, setup))) return redirectWithNotice(c, "badForm")
    // The URL keeps the setup, so that the page still shows which test this is and where it begins.
    return redirectToDesk(c, `notice=prepared&setup=${encodeURIComponent(setup)}`)
  })
  desk.post("/clock", async (c) => {
    const parsed = await parseForm(c, clockForm)
    if (!parsed.success) return redirectWithNotice(c, "badForm")
    await setClock(c.var.sandbox, parsed.data)
    return redirectWithNotice(c, "reset" in parsed.data ? "reset" : "moved")
  })
  desk.post("/faults", async (c) => {
    const parsed = await parseForm(c, faultForm)
    if (parsed.success) c.var.sandbox.faults.add(parsed.data)
    return redirectWithNotice(c, parsed.success ? "fault" : "badForm")
  })
  desk.post("/faults/clear", (c) => {
    c.var.sandbox.faults.clear()
    return redirectWithNotice(c, "cleared")
  })
  return desk
}
