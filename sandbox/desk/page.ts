import { html } from "hono/html"
import { countReviews, listReviews } from "#sandbox/rules/reviews.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import type { OrderState } from "#sandbox/tables/orders.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import { loadOpenInvoicePage, loadEmails, loadTestCodes, listCurrentRates } from "./desk-data.ts"
import { localeOfRequest, renderDocument } from "./document.ts"
import { renderInvoiceSection } from "./invoice-section.ts"
import { createContainsPattern, parseDeskQuery, createSearchQuery, listPartOf, type DeskQuery } from "./list-query.ts"
import { renderSearchForm, renderPlacesNav } from "./listing.ts"
import { renderPersonaSection } from "./persona-section.ts"
import { renderReviewSection } from "./review-section.ts"
import { renderPaymentTestValuesSection, renderSceneSection } from "./scene-section.ts"
import { renderClockSection, renderFaultSection, renderTestValuesSection, renderEmailSection } from "./sections.ts"
import { renderSetupSection } from "./setup.ts"
import { findSetup } from "./stored-setups.ts"
import { texts, type Texts } from "./texts.ts"
import { renderCodeSection, listWorkingCodes } from "./two-factor.ts"
import { renderWithdrawalSection, loadOpenWithdrawalPage } from "./withdrawals.ts"

export type Notice = keyof Texts["notices"]

const notice = (c: RequestContext, t: Texts): string | undefined => {
  const { notice: message, state } = c.req.query()
  if (message !== undefined && Object.hasOwn(t.notices, message)) return t.notices[message as Notice]
  if (state !== undefined && Object.hasOwn(t.states, state)) return `${t.paid} ${t.states[state as OrderState]}.`
  return undefined
}

/** Loads the lists one after another, because an embedded database has one connection. */
const load = async (c: RequestContext, query: DeskQuery) => {
  const { sandbox } = c.var
  const now = await sandbox.clock.now(sandbox.db)
  const invoices = await loadOpenInvoicePage(sandbox, listPartOf(query, "invoices"))
  const emails = await loadEmails(sandbox, listPartOf(query, "mailbox"))
  const waiting = await loadOpenWithdrawalPage(sandbox, listPartOf(query, "withdrawals"))
  const codes = await loadTestCodes(sandbox)
  const working = await listWorkingCodes(sandbox)
  const email = query.find === "" ? "" : createContainsPattern(query.find)
  const written = {
    rows: await listReviews(sandbox.db, { ...listPartOf(query, "reviews"), email }),
    total: await countReviews(sandbox.db, email),
  }
  return {
    now,
    invoices,
    emails,
    waiting,
    codes,
    working,
    written,
    rates: listCurrentRates(sandbox, now),
    faults: sandbox.faults.list(),
  }
}

export const renderDeskPage = async (c: RequestContext) => {
  const setup = c.req.query("setup")
  // Test scripts quote the desk in the language of their setup, so the page uses that language.
  const locale = findSetup(setup ?? "")?.culture ?? localeOfRequest(c)
  const desk = { t: texts[locale], locale, query: parseDeskQuery(c.req.query()) }
  const { t, query } = desk
  const data = await load(c, query)
  const message = notice(c, t)
  const language = (tag: Locale, label: string) =>
    html`<button name="culture" value="${tag}" lang="${tag}" aria-pressed="${String(desk.locale === tag)}"
      >${label}</button>`
  return c.html(
    renderDocument(
      c,
      t.title,
      html`<a class="skip" href="#content">${t.skip}</a>
  <header>
    <div><h1>${t.title}</h1><p class="quiet">${t.lead}</p></div>
    <form method="post" action="/sandbox/language" class="row" aria-label="${t.language}">
      <a class="target" href="/sandbox${createSearchQuery(query.find)}">${t.refresh}</a>
      <a class="target" href="/">${t.shop}</a>
      ${language("en-US", "English")}${language("ru-RU", "Русский")}
    </form>
  </header>
  ${renderPlacesNav(desk, [
    { id: "invoices", title: t.invoices, count: data.invoices.total },
    { id: "mailbox", title: t.mailbox, count: data.emails.total },
    { id: "personas", title: t.personas },
    { id: "clock", title: t.clock },
    { id: "withdrawals", title: t.withdrawals, count: data.waiting.total },
    { id: "codes", title: t.codesNow },
    { id: "faults", title: t.faults },
    { id: "scenes", title: t.payments.scenes },
    { id: "magic", title: t.testValues },
    { id: "payments", title: t.payments.testValues },
    { id: "reviews", title: t.reviews, count: data.written.total },
  ])}
  <main id="content" tabindex="-1">
    ${renderSearchForm(desk)}
    ${message === undefined ? "" : html`<p class="notice" role="status">${message}</p>`}
    ${renderSetupSection(desk, setup, c.req.query("notice") === "prepared")}
    <div class="column">${renderSceneSection(desk)}${renderInvoiceSection(desk, data.invoices)}${renderWithdrawalSection(desk, data.waiting)}${renderEmailSection(desk, data.emails)}${renderReviewSection(desk, data.written)}</div>
    <div class="column">${renderPersonaSection(desk)}${renderCodeSection(desk, data.working)}${renderClockSection(desk, data.now)}${renderTestValuesSection(desk, data.codes, data.rates)}${renderPaymentTestValuesSection(desk)}
      ${renderFaultSection(desk, data.faults)}</div>
  </main>`,
      locale,
    ),
  )
}
