import type { z } from "@hono/zod-openapi"
import { Hono } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { emails } from "#sandbox/brand.ts"
import { createRefusal, refusalOf } from "#sandbox/errors.ts"
import { negotiateLocale } from "#sandbox/negotiate-locale.ts"
import { renderEmailHtml } from "#sandbox/rules/email-html.ts"
import { listReviews } from "#sandbox/rules/reviews.ts"
import type { RequestContext, Env } from "#sandbox/running-sandbox.ts"
import { forceInvoiceTo, listEmails, listOpenInvoices, payInvoiceNow } from "./desk-data.ts"
import { clockForm, forcedStateForm, faultForm, payForm, personaForm, sceneForm } from "./forms.ts"
import { newestPart } from "./list-query.ts"
import { enterAs } from "./personas.ts"
import { enterScene } from "./scenes.ts"
import { setClock } from "./set-clock.ts"
import { setTokenCookies } from "./token-cookies.ts"
import { listWorkingCodes } from "./two-factor.ts"
import { decideOnWithdrawal, decisionForm, listOpenWithdrawals, suspendProduct, suspensionForm } from "./withdrawals.ts"

const parseBody = async <S extends z.ZodType>(c: RequestContext, schema: S): Promise<z.output<S>> => {
  const parsed = schema.safeParse(await c.req.json().catch(() => undefined))
  if (!parsed.success)
    throw createRefusal(400, "InvalidField", { field: String(parsed.error.issues[0]?.path[0] ?? "") })
  return parsed.data
}

const toEmailResponse = (message: StoredEmail, origin: string) => ({
  id: message.id,
  from: emails.sender,
  to: message.recipient,
  culture: message.culture,
  subject: message.subject,
  text: message.body,
  html: String(renderEmailHtml(message, origin)),
  link: message.link,
  date: message.create_date.toISOString(),
})
type StoredEmail = Awaited<ReturnType<typeof listEmails>>[number]

const readClock = async (c: RequestContext) => {
  const { sandbox } = c.var
  return { now: new Date(await sandbox.clock.now(sandbox.db)).toISOString() }
}

/**
 * Serves the desk's actions as JSON, so that tests can perform what testers do with buttons. Refuses with 400 `InvalidField`, with 404
 * `NotFound`, and as the actions do.
 */
export const createDeskApi = (): Hono<Env> => {
  const app = new Hono<Env>({ strict: false })
  app.onError((error, c) => {
    const refused = refusalOf(error)
    if (!refused) c.var.sandbox.report(error)
    const status: ContentfulStatusCode = refused?.status ?? 500
    return c.json({ code: refused?.code ?? "InternalError", field: refused?.field }, status)
  })
  app.get("/mailbox", async (c) => {
    const to = c.req.query("to")
    const messages = await listEmails(c.var.sandbox, { ...newestPart, find: to ?? "" })
    const found = messages.filter((message) => to === undefined || message.recipient === to)
    return c.json(found.map((message) => toEmailResponse(message, c.var.sandbox.origin)))
  })
  app.get("/invoices", async (c) =>
    c.json(await listOpenInvoices(c.var.sandbox, { ...newestPart, find: c.req.query("find") ?? "" })),
  )
  app.post("/invoices/:id{[0-9a-f-]{36}}/pay", async (c) =>
    c.json(await payInvoiceNow(c.var.sandbox, c.req.param("id"), await parseBody(c, payForm))),
  )
  app.get("/withdrawals", async (c) => c.json(await listOpenWithdrawals(c.var.sandbox)))
  app.post("/withdrawals/:id{[0-9a-f-]{36}}", async (c) =>
    c.json(await decideOnWithdrawal(c.var.sandbox, c.req.param("id"), await parseBody(c, decisionForm))),
  )
  app.post("/products/:id{[a-z0-9-]+}", async (c) => {
    await suspendProduct(c.var.sandbox, c.req.param("id"), (await parseBody(c, suspensionForm)).suspended)
    return c.body(null, 204)
  })
  app.post("/invoices/:id{[0-9a-f-]{36}}/state", async (c) => {
    const { state } = await parseBody(c, forcedStateForm)
    await forceInvoiceTo(c.var.sandbox, c.req.param("id"), state)
    return c.json({ id: c.req.param("id"), state })
  })
  app.post("/scenes", async (c) => {
    const { scene } = await parseBody(c, sceneForm)
    const entered = await enterScene(c.var.sandbox, scene, negotiateLocale(c.req.header("Accept-Language")))
    setTokenCookies(c, entered)
    return c.json(entered, 201)
  })
  app.post("/personas", async (c) => {
    const { persona } = await parseBody(c, personaForm)
    const entered = await enterAs(c.var.sandbox, persona, negotiateLocale(c.req.header("Accept-Language")))
    setTokenCookies(c, entered)
    return c.json(entered, 201)
  })
  app.get("/totp", async (c) => {
    const [found] = await listWorkingCodes(c.var.sandbox, c.req.query("email"))
    if (!found) throw createRefusal(404, "NotFound")
    return c.json({ code: found.code, until: found.until.toISOString() })
  })
  app.get("/reviews", async (c) => {
    const written = await listReviews(c.var.sandbox.db)
    return c.json(written.map(({ name, email, title, content, rating }) => ({ name, email, title, content, rating })))
  })
  app.get("/clock", async (c) => c.json(await readClock(c)))
  app.post("/clock", async (c) => {
    await setClock(c.var.sandbox, await parseBody(c, clockForm))
    return c.json(await readClock(c))
  })
  app.get("/faults", (c) => c.json(c.var.sandbox.faults.list()))
  app.post("/faults", async (c) => c.json(c.var.sandbox.faults.add(await parseBody(c, faultForm)), 201))
  app.delete("/faults", (c) => {
    c.var.sandbox.faults.clear()
    return c.body(null, 204)
  })
  app.all("/*", () => {
    throw createRefusal(404, "NotFound")
  })
  return app
}
