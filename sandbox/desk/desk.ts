import type { z } from "@hono/zod-openapi"
import { Hono } from "hono"
import { refusal, refusalOf } from "#sandbox/errors.ts"
import { messages } from "#sandbox/messages.ts"
import { createReference } from "#sandbox/reference.ts"
import { letterHtml } from "#sandbox/rules/letter-html.ts"
import type { Call, Env } from "#sandbox/running-sandbox.ts"
import { cultureOfRequest } from "./document.ts"
import { createEntry } from "./entry.ts"
import { clockForm, cultureForm, forcedStateForm, faultForm, payForm, personaForm, sceneForm } from "./forms.ts"
import { deskGuard } from "./guard.ts"
import { deskJson } from "./json.ts"
import { searchQuery } from "./list-query.ts"
import { deskPage, type Notice } from "./page.ts"
import { enterAs } from "./personas.ts"
import { enterScene } from "./scenes.ts"
import { setClock } from "./set-clock.ts"
import { prepare } from "./setup.ts"
import { style } from "./style.ts"
import { keepCulture, setTokenCookies } from "./token-cookies.ts"
import { decideOnWithdrawal, decisionButton } from "./withdrawals.ts"
import { forceInvoiceTo, findLetter, payInvoiceNow } from "./work.ts"

/** Parses a form. An unreadable form is refused. The page shows the errors of a readable form. */
const form = async <S extends z.ZodType>(c: Call, schema: S) =>
  schema.safeParse(
    await c.req.parseBody().catch(() => {
      throw refusal(400, "MalformedBody")
    }),
  )
/** Returns to the desk and keeps the search. */
const back = (c: Call, notice: string) => {
  const search = searchQuery((c.req.query("find") ?? "").trim())
  return c.redirect(`/sandbox?${notice}${search.replace("?", "&")}`, 303)
}
const say = (c: Call, notice: Notice) => back(c, `said=${notice}`)

/** The policy of an e-mail, which has inline styles and no scripts. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const createDesk = (now: () => number): Hono<Env> => {
  const desk = new Hono<Env>({ strict: false })
  desk.onError((error, c) => {
    const refused = refusalOf(error)
    if (!refused || refused.status === 503) c.var.sandbox.report(error)
    if (refused?.retryAfter !== undefined) c.header("Retry-After", String(refused.retryAfter))
    return c.text(`${messages[refused?.code ?? "InternalError"][cultureOfRequest(c)]}\n`, refused?.status ?? 500)
  })
  desk.use(deskGuard)
  desk.get("/desk.css", (c) => c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }))
  desk.route("/api", deskJson())
  desk.route("/reference", createReference())
  desk.post("/enter", createEntry(now))
  desk.get("/", deskPage)
  desk.get("/letters/:id{[0-9]{1,9}}", async (c) => {
    const letter = await findLetter(c.var.sandbox, Number(c.req.param("id")))
    if (!letter) throw refusal(404, "NotFound")
    c.header("Content-Security-Policy", letterPolicy)
    return c.html(letterHtml(letter, c.var.sandbox.origin))
  })
  desk.post("/language", async (c) => {
    const parsed = await form(c, cultureForm)
    if (!parsed.success) return say(c, "badForm")
    keepCulture(c, parsed.data.culture)
    return c.redirect("/sandbox", 303)
  })
  desk.post("/invoices/:id{[0-9a-f-]{36}}/pay", async (c) => {
    const parsed = await form(c, payForm)
    if (!parsed.success) return say(c, "badAmount")
    try {
      const { orderState } = await payInvoiceNow(c.var.sandbox, c.req.param("id"), parsed.data)
      return back(c, `state=${orderState}`)
    } catch (error) {
      const refused = error instanceof Error ? refusalOf(error) : undefined
      if (!refused) throw error
      return say(c, refused.status === 400 ? "badAmount" : "gone")
    }
  })
  desk.post("/withdrawals/:id{[0-9a-f-]{36}}", async (c) => {
    const parsed = await form(c, decisionButton)
    if (!parsed.success) return say(c, "badForm")
    try {
      await decideOnWithdrawal(c.var.sandbox, c.req.param("id"), parsed.data)
      return say(c, "decided")
    } catch (error) {
      if (!(error instanceof Error) || !refusalOf(error)) throw error
      return say(c, "undecided")
    }
  })
  desk.post("/invoices/:id{[0-9a-f-]{36}}/state", async (c) => {
    const parsed = await form(c, forcedStateForm)
    if (!parsed.success) return say(c, "badForm")
    try {
      await forceInvoiceTo(c.var.sandbox, c.req.param("id"), parsed.data.state)
      return say(c, "forced")
    } catch (error) {
      if (!(error instanceof Error) || !refusalOf(error)) throw error
      return say(c, "gone")
    }
  })
  desk.post("/scenes", async (c) => {
    const parsed = await form(c, sceneForm)
    if (!parsed.success) return say(c, "badForm")
    const entered = await enterScene(c.var.sandbox, parsed.data.scene, cultureOfRequest(c))
    setTokenCookies(c, entered)
    return c.redirect(entered.path, 303)
  })
  desk.post("/personas", async (c) => {
    const parsed = await form(c, personaForm)
    if (!parsed.success) return say(c, "badForm")
    setTokenCookies(c, await enterAs(c.var.sandbox, parsed.data.persona, cultureOfRequest(c)))
    // A persona of the kind "demo" opens /demo, because the page itself creates the demo's id for this browser.
    return c.redirect(parsed.data.persona === "demo" ? "/demo" : "/cabinet", 303)
  })
  desk.post("/setup", async (c) => {
    const { setup } = await c.req.parseBody()
    if (typeof setup !== "string" || !(await prepare(c, setup))) return say(c, "badForm")
    // The address keeps the setup, so that the page still shows which test this is and where it begins.
    return back(c, `said=prepared&setup=${encodeURIComponent(setup)}`)
  })
  desk.post("/clock", async (c) => {
    const parsed = await form(c, clockForm)
    if (!parsed.success) return say(c, "badForm")
    await setClock(c.var.sandbox, parsed.data)
    return say(c, "reset" in parsed.data ? "reset" : "moved")
  })
  desk.post("/faults", async (c) => {
    const parsed = await form(c, faultForm)
    if (parsed.success) c.var.sandbox.faults.add(parsed.data)
    return say(c, parsed.success ? "fault" : "badForm")
  })
  desk.post("/faults/clear", (c) => {
    c.var.sandbox.faults.clear()
    return say(c, "cleared")
  })
  return desk
}
