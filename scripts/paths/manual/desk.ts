import { type Setup, writeSetup } from "#sandbox/desk/setup.ts"
import { texts } from "#sandbox/desk/texts.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { profileOf, type Exchange, type OnApp } from "#scripts/paths/app/on-app.ts"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { templates } from "#scripts/paths/words/templates.ts"

/** The samples were written then: what ends in them has not ended yet. */
const sampleTime = "2026-11-21T10:00:00"
const always = 1000

type Response = Setup["faults"][number]

const responseOf = ({ method, path, reply }: Exchange, count: number): Response => {
  const call = { path: `/api/v1${path}`, method: method as Response["method"], count }
  if (reply === "no connection") return { ...call, kind: "drop" }
  if (reply === "no answer") return { ...call, kind: "slow", milliseconds: 60_000 }
  const own = reply === "no code" ? { status: 403, body: { code: "tfa" } } : reply
  return "fault" in own ? { ...call, kind: own.fault } : { ...call, kind: "response", response: own }
}

/** In the order of the calls; the last response to a call is also the response to every further one. */
const responsesTo = (exchanges: readonly Exchange[]): Setup["faults"] =>
  exchanges.map((exchange, index) => {
    const isLast = exchanges
      .slice(index + 1)
      .every(({ method, path }) => method !== exchange.method || path !== exchange.path)
    return responseOf(exchange, isLast ? always : 1)
  })

/** A sandbox in the language, at the time of the samples, with the customer of the flow and the responses of the path. */
export const preconditions = (locale: Locale, app: OnApp, exchanges: readonly Exchange[]): readonly string[] => {
  const words = templates[locale]
  const persona = app.signedIn ? (app.profile?.["isPartner"] ? "partner" : "verified") : null
  // The customer of the samples, whose name and address the steps quote.
  const profile: Exchange = { method: "GET", path: "/profile", reply: { status: 200, body: profileOf(app, locale) } }
  const all = app.signedIn ? [...exchanges, profile] : exchanges
  // Before they are packed into the link, where no text can be found any more.
  const faults = JSON.parse(withServerTexts(locale, JSON.stringify(responsesTo(all)))) as Setup["faults"]
  const setup = writeSetup({ culture: locale, at: sampleTime, persona, faults })
  return [words.start, words.setup(`/sandbox?setup=${setup}`, words.quote(texts[locale].prepare))]
}
