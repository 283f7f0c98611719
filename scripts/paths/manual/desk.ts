import { checkoutUrl } from "#domain/fixtures/invoice.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { type Setup, encodeSetup } from "#sandbox/desk/setup-form.ts"
import { storeSetups, setupName } from "#sandbox/desk/stored-setups.ts"
import { texts } from "#sandbox/desk/texts.ts"
import { profileOf, type MockedRequest, type AppSetup } from "#scripts/paths/app/app-setup.ts"
import type { Origins } from "#scripts/paths/origins.ts"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { translateTo } from "#scripts/paths/words/translate.ts"

/** The time when the samples were written. Nothing in the samples has ended at that time. */
const sampleTime = "2026-11-21T10:00:00"
const always = 1000

const responseOf = ({ method, path, kind, response }: MockedRequest, count: number): Setup["faults"][number] => ({
  path: `/api/v1${path}`,
  method,
  count,
  kind,
  ...(kind === "slow" && { milliseconds: 60_000 }),
  ...(response && { response }),
})

const isSame = (one: MockedRequest, other: MockedRequest) => one.method === other.method && one.path === other.path

/** Returns the desk's name for the response to this write. */
const afterOf = ({ method, path, kind, response }: MockedRequest): string =>
  `${method} /api/v1${path} ${response?.status ?? kind}`

/**
 * Returns the responses in the order of the calls. The last response to a call also answers all later calls of its
 * kind. The page may refresh data from before a write at any time, so a later response to the same read takes effect
 * only after the write.
 */
const responsesTo = (mockedRequests: readonly MockedRequest[]): Setup["faults"] => {
  const waiting = mockedRequests.map((mockedRequest, index) => {
    const write = mockedRequests.findLastIndex(({ method }, at) => at < index && method !== "GET")
    const isReadBefore = mockedRequests.slice(0, Math.max(write, 0)).some((earlier) => isSame(earlier, mockedRequest))
    return mockedRequest.method === "GET" && isReadBefore ? { after: afterOf(mockedRequests[write]!) } : {}
  })
  return mockedRequests.map((mockedRequest, index) => {
    const isLast = !mockedRequests.some(
      (later, at) => at > index && isSame(later, mockedRequest) && waiting[at]!.after === waiting[index]!.after,
    )
    return { ...responseOf(mockedRequest, isLast ? always : 1), ...waiting[index] }
  })
}

/** Returns the card page of the sandbox's acquirer, whose URL replaces the checkout URL of the samples. */
const acquirerPage = (origin: string) => `${origin}/sandbox/acquirer/9a1d2c55-30f4-4a0d-8d55-70b5f2a6c3e8`

/** Returns fields of a response that are part of the profile, or null if the response has none. */
const profileResponseOf = ({ method, path, response }: MockedRequest): object | null => {
  const body = (response?.body ?? {}) as {
    readonly code?: string
    readonly enabled?: boolean
    readonly tfaEnabled?: boolean
  }
  const says: Readonly<Record<string, object>> = {
    "GET /profile/tfa 200": { tfaEnabled: body.enabled },
    "GET /profile/tfa EmailNotConfirmed": { emailConfirmed: false },
    "GET /profile/protection 200": { tfaEnabled: body.tfaEnabled },
    "GET /profile/tfa/recovery-codes 200": { tfaEnabled: true },
    "GET /profile/tfa/recovery-codes TwoFactorDisabled": { tfaEnabled: false },
    "POST /profile/tfa/enable 204": { tfaEnabled: true },
    "POST /profile/tfa/disable 204": { tfaEnabled: false },
  }
  return says[`${method} ${path} ${body.code ?? response?.status}`] ?? null
}

/**
 * Returns profile responses with the customer of the samples, whose name and address the steps quote. Writes of the
 * path change the profile.
 */
const profiles = (locale: Locale, app: AppSetup, mockedRequests: readonly MockedRequest[]): Setup["faults"] => {
  const profileResponses = mockedRequests.flatMap((mockedRequest) => {
    const says = profileResponseOf(mockedRequest)
    return says === null ? [] : [{ exchange: mockedRequest, says }]
  })
  const isRead = ({ exchange: mockedRequest }: (typeof profileResponses)[number]) => mockedRequest.method === "GET"
  const profile = { ...profileOf(app, locale), ...profileResponses.find(isRead)?.says }
  const describeAnswer = (says: object) => {
    const response = { status: 200, body: { ...profile, ...says } }
    return responseOf({ method: "GET", path: "/profile", kind: "response", response }, always)
  }
  const writes = profileResponses.filter((each) => !isRead(each))
  return [
    describeAnswer({}),
    ...writes.map(({ exchange: mockedRequest, says }) => ({ ...describeAnswer(says), after: afterOf(mockedRequest) })),
  ]
}

/** Prepares a sandbox in the language, at the time of the samples, with the customer of the flow and the responses of the path. */
export const setupOf = (
  locale: Locale,
  app: AppSetup,
  mockedRequests: readonly MockedRequest[],
  { origin, start }: { readonly origin: string; readonly start: string },
): Setup => {
  const persona = app.isSignedIn ? (app.profile?.["isPartner"] ? "partner" : "verified") : null
  const responses = [...responsesTo(mockedRequests), ...(app.isSignedIn ? profiles(locale, app, mockedRequests) : [])]
  // The server texts must be translated here, because no later step replaces texts in the desk's file or in a link.
  const written = withServerTexts(locale, JSON.stringify(responses)).replaceAll(checkoutUrl, acquirerPage(origin))
  const faults = JSON.parse(written) as Setup["faults"]
  return { culture: locale, at: sampleTime, persona, faults, start }
}

/** The preparation of a script, and the name under which the desk stores it. */
export interface Preparation {
  readonly name: string
  readonly setup: Setup
}

export const writePreconditions = (locale: Locale, { name, setup }: Preparation, { site, hasWholeLinks }: Origins) => {
  const t = translateTo(locale)
  const link = `${site}/sandbox?setup=${hasWholeLinks ? encodeSetup(setup) : name}`
  const button = t("quote", { text: texts[locale].prepare })
  return [t("start", { origin: site }), t("setup", { link, button })]
}

export const savePreparations = (all: readonly Preparation[]): void =>
  storeSetups(new Map(all.map(({ name, setup }) => [name, setup])))

export const preparationOf = (script: string, title: string, setup: Setup): Preparation => ({
  name: setupName(script, setup),
  setup: { ...setup, title },
})
