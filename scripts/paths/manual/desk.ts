import { type Setup, writeSetup } from "#sandbox/desk/setup.ts"
import { texts } from "#sandbox/desk/texts.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { checkoutUrl } from "#domain/fixtures/invoice.ts"
import { profileOf, type Exchange, type OnApp } from "#scripts/paths/app/on-app.ts"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"

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

const isSame = (one: Exchange, other: Exchange) => one.method === other.method && one.path === other.path

/** What the response of this write is called at the desk. */
const afterOf = (write: Exchange): string => {
  const { method, path, kind, response } = responseOf(write, 1)
  return `${method} ${path} ${(response as { readonly status: number } | undefined)?.status ?? kind}`
}

/**
 * In the order of the calls; the last response to a call is also the response to every further one. What the page has read before a write
 * it may read again at any time, to refresh itself, so what is read after the write waits for it.
 */
const responsesTo = (exchanges: readonly Exchange[]): Setup["faults"] => {
  const waiting = exchanges.map((exchange, index) => {
    const write = exchanges.findLastIndex(({ method }, at) => at < index && method !== "GET")
    const isReadBefore = exchanges.slice(0, Math.max(write, 0)).some((earlier) => isSame(earlier, exchange))
    return exchange.method === "GET" && isReadBefore ? { after: afterOf(exchanges[write]!) } : {}
  })
  return exchanges.map((exchange, index) => {
    const isLast = !exchanges.some(
      (later, at) => at > index && isSame(later, exchange) && waiting[at]!.after === waiting[index]!.after,
    )
    return { ...responseOf(exchange, isLast ? always : 1), ...waiting[index] }
  })
}

/** A sample's card is paid at the sandbox's own acquirer, to which the site sends a customer. */
const acquirerPage = (origin: string) => `${origin}/sandbox/acquirer/9a1d2c55-30f4-4a0d-8d55-70b5f2a6c3e8`

interface Said {
  readonly tfaEnabled?: boolean
  readonly emailConfirmed?: boolean
}
/** What a response of the flow says that the profile says too. */
const saidBy = ({ method, path, reply }: Exchange): Said => {
  if (typeof reply === "string" || "fault" in reply) return {}
  const body = (reply.body ?? {}) as {
    readonly code?: string
    readonly enabled?: boolean
    readonly tfaEnabled?: boolean
  }
  switch (`${method} ${path} ${body.code ?? reply.status}`) {
    case "GET /profile/tfa 200":
      return { tfaEnabled: body.enabled! }
    case "GET /profile/tfa EmailNotConfirmed":
      return { emailConfirmed: false }
    case "GET /profile/protection 200":
      return { tfaEnabled: body.tfaEnabled! }
    case "GET /profile/tfa/recovery-codes 200":
    case "POST /profile/tfa/enable 204":
      return { tfaEnabled: true }
    case "GET /profile/tfa/recovery-codes TwoFactorDisabled":
    case "POST /profile/tfa/disable 204":
      return { tfaEnabled: false }
    default:
      return {}
  }
}

/** The customer of the samples, whose name and address the steps quote; what the path saves changes the profile. */
const profiles = (locale: Locale, app: OnApp, exchanges: readonly Exchange[]): Setup["faults"] => {
  const read = exchanges.filter(({ method }) => method === "GET").map(saidBy)
  const profile = { ...profileOf(app, locale), ...read.find((said) => Object.keys(said).length > 0) }
  const answered = (said: Said) =>
    responseOf({ method: "GET", path: "/profile", reply: { status: 200, body: { ...profile, ...said } } }, always)
  return [
    answered({}),
    ...exchanges
      .filter((exchange) => exchange.method !== "GET" && Object.keys(saidBy(exchange)).length > 0)
      .map((exchange) => ({ ...answered(saidBy(exchange)), after: afterOf(exchange) })),
  ]
}

/** A sandbox in the language, at the time of the samples, with the customer of the flow and the responses of the path. */
export const preconditions = (
  locale: Locale,
  app: OnApp,
  exchanges: readonly Exchange[],
  origin: string,
): readonly string[] => {
  const say = wordsIn(locale)
  const persona = app.signedIn ? (app.profile?.["isPartner"] ? "partner" : "verified") : null
  const responses = [...responsesTo(exchanges), ...(app.signedIn ? profiles(locale, app, exchanges) : [])]
  // Before they are packed into the link, where no text can be found any more.
  const written = withServerTexts(locale, JSON.stringify(responses)).replaceAll(checkoutUrl, acquirerPage(origin))
  const faults = JSON.parse(written) as Setup["faults"]
  const setup = writeSetup({ culture: locale, at: sampleTime, persona, faults })
  const link = `${origin}/sandbox?setup=${setup}`
  return [say("start", { origin }), say("setup", { link, button: say("quote", { text: texts[locale].prepare }) })]
}
