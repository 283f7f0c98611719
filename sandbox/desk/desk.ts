import type { z } from "@hono/zod-openapi"
import { Hono } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import { html } from "hono/html"
import { refusalOf } from "../errors.ts"
import { cultureOf } from "../messages.ts"
import type { Culture, OrderState } from "../tables.ts"
import type { Call, Env } from "../world.ts"
import { clockForm, cultureForm, driveForm, faultForm, payForm, personaForm, sceneForm } from "./forms.ts"
import { guarded } from "./guard.ts"
import { deskJson } from "./json.ts"
import { keepTokens } from "./keep-tokens.ts"
import { reviews } from "../rules/reviews.ts"
import { invoiceSection } from "./invoice-section.ts"
import { personaSection } from "./persona-section.ts"
import { enterAs } from "./personas.ts"
import { reviewSection } from "./review-section.ts"
import { clockSection, faultSection, magicSection, mailSection } from "./sections.ts"
import { enterScene } from "./scenes.ts"
import { paymentMagicSection, sceneSection } from "./scene-section.ts"
import { style } from "./style.ts"
import { texts, type Texts } from "./texts.ts"
import { codeSection, workingCodes } from "./two-factor.ts"
import { decide, decisionButton, openWithdrawals, withdrawalSection } from "./withdrawals.ts"
import { drive, magicCodes, mailbox, openInvoices, pay, rates } from "./work.ts"

type Notice = keyof Texts["notices"]

const culture = (c: Call): Culture => {
  const cookie = getCookie(c, "culture")
  return cookie === "en-US" || cookie === "ru-RU" ? cookie : cultureOf(c.req.header("Accept-Language"))
}

const notice = (c: Call, t: Texts): string | undefined => {
  const { said, state } = c.req.query()
  if (said !== undefined && Object.hasOwn(t.notices, said)) return t.notices[said as Notice]
  if (state !== undefined && Object.hasOwn(t.states, state)) return `${t.paid} ${t.states[state as OrderState]}.`
  return undefined
}

/** One after the other: an embedded database has one connection. */
const load = async (c: Call) => {
  const { world } = c.var
  const now = await world.clock.now(world.db)
  const invoices = await openInvoices(world)
  const letters = await mailbox(world)
  const waiting = await openWithdrawals(world)
  const codes = await magicCodes(world)
  const working = await workingCodes(world)
  const written = await reviews(world.db)
  return { now, invoices, letters, waiting, codes, working, written, rates: rates(world, now), faults: world.faults.list() }
}

const page = async (c: Call) => {
  const words = { t: texts[culture(c)], culture: culture(c) }
  const { t } = words
  const data = await load(c)
  const said = notice(c, t)
  const language = (tag: Culture, label: string) =>
    html`<button name="culture" value="${tag}" lang="${tag}" aria-pressed="${String(words.culture === tag)}"
      >${label}</button>`
  return c.html(html`<!doctype html>
<html lang="${words.culture}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${t.title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/sandbox/desk.css">
</head>
<body>
  <a class="skip" href="#content">${t.skip}</a>
  <header>
    <div><h1>${t.title}</h1><p class="quiet">${t.lead}</p></div>
    <form method="post" action="/sandbox/language" class="row" aria-label="${t.language}">
      <a class="target" href="/sandbox">${t.refresh}</a>
      <a class="target" href="/">${t.shop}</a>
      ${language("en-US", "English")}${language("ru-RU", "Русский")}
    </form>
  </header>
  <main id="content" tabindex="-1">
    ${said === undefined ? "" : html`<p class="notice" role="status">${said}</p>`}
    <div class="column">${sceneSection(words)}${invoiceSection(words, data.invoices)}${withdrawalSection(words, data.waiting)}${mailSection(words, data.letters)}${reviewSection(words, data.written)}</div>
    <div class="column">${personaSection(words)}${codeSection(words, data.working)}${clockSection(words, data.now)}${magicSection(words, data.codes, data.rates)}${paymentMagicSection(words)}
      ${faultSection(words, data.faults)}</div>
  </main>
</body>
</html>`)
}

const form = async <S extends z.ZodType>(c: Call, schema: S) => schema.safeParse(await c.req.parseBody())
const say = (c: Call, said: Notice) => c.redirect(`/sandbox?said=${said}`, 303)

export const createDesk = (): Hono<Env> => {
  const desk = new Hono<Env>({ strict: false })
  desk.use(guarded)
  desk.get("/desk.css", (c) => c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }))
  desk.route("/api", deskJson())
  desk.get("/", page)
  desk.post("/language", async (c) => {
    const parsed = await form(c, cultureForm)
    if (!parsed.success) return say(c, "badForm")
    setCookie(c, "culture", parsed.data.culture, { path: "/", sameSite: "Strict", maxAge: 365 * 86_400 })
    return c.redirect("/sandbox", 303)
  })
  desk.post("/invoices/:id{[0-9a-f-]{36}}/pay", async (c) => {
    const parsed = await form(c, payForm)
    if (!parsed.success) return say(c, "badAmount")
    try {
      const { orderState } = await pay(c.var.world, c.req.param("id"), parsed.data)
      return c.redirect(`/sandbox?state=${orderState}`, 303)
    } catch (error) {
      const known = error instanceof Error ? refusalOf(error) : undefined
      if (!known) throw error
      return say(c, known.status === 400 ? "badAmount" : "gone")
    }
  })
  desk.post("/withdrawals/:id{[0-9a-f-]{36}}", async (c) => {
    const parsed = await form(c, decisionButton)
    if (!parsed.success) return say(c, "badForm")
    try {
      await decide(c.var.world, c.req.param("id"), parsed.data)
      return say(c, "decided")
    } catch (error) {
      if (!(error instanceof Error) || !refusalOf(error)) throw error
      return say(c, "undecided")
    }
  })
  desk.post("/invoices/:id{[0-9a-f-]{36}}/state", async (c) => {
    const parsed = await form(c, driveForm)
    if (!parsed.success) return say(c, "badForm")
    try {
      await drive(c.var.world, c.req.param("id"), parsed.data.state)
      return say(c, "driven")
    } catch (error) {
      if (!(error instanceof Error) || !refusalOf(error)) throw error
      return say(c, "gone")
    }
  })
  desk.post("/scenes", async (c) => {
    const parsed = await form(c, sceneForm)
    if (!parsed.success) return say(c, "badForm")
    const entered = await enterScene(c.var.world, parsed.data.scene, culture(c), new URL(c.req.url).origin)
    keepTokens(c, entered)
    return c.redirect(entered.path, 303)
  })
  desk.post("/personas", async (c) => {
    const parsed = await form(c, personaForm)
    if (!parsed.success) return say(c, "badForm")
    const { origin } = new URL(c.req.url)
    keepTokens(c, await enterAs(c.var.world, parsed.data.persona, culture(c), origin))
    // A demo cabinet is known to a browser by an id of its own, which the page mints.
    return c.redirect(parsed.data.persona === "demo" ? "/demo" : "/cabinet", 303)
  })
  desk.post("/clock", async (c) => {
    const { clock, db } = c.var.world
    const parsed = await form(c, clockForm)
    if (!parsed.success) return say(c, "badForm")
    if ("reset" in parsed.data) await clock.reset(db)
    else await clock.move(db, parsed.data.milliseconds)
    return say(c, "reset" in parsed.data ? "reset" : "moved")
  })
  desk.post("/faults", async (c) => {
    const parsed = await form(c, faultForm)
    if (parsed.success) c.var.world.faults.add(parsed.data)
    return say(c, parsed.success ? "fault" : "badForm")
  })
  desk.post("/faults/clear", (c) => {
    c.var.world.faults.clear()
    return say(c, "cleared")
  })
  return desk
}
