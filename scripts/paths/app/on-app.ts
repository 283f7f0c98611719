import type { Locator, LocatorSelectors } from "vitest/browser"
import type { Locale } from "#domain/shared/currency.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import type { AnyEventObject } from "#machines/kit/model.ts"
import type { WalkTools } from "#ui/walk.ts"

export interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
export interface ApiRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** After /api/v1, without the query; at most one name of what the query must say, and "=" with what. */
  readonly path: string
}
/** A failure set on the desk. */
interface Fault {
  readonly fault: "500" | "malformed"
  readonly headers?: Readonly<Record<string, string>>
}
/** One request of the page, and what becomes of it. */
export interface Exchange extends ApiRoute {
  readonly reply: Reply | Fault | "no connection" | "no answer" | "no code"
}
/** What the page asks for beside the flow. */
export interface RouteReply extends ApiRoute {
  readonly reply: Reply
  /** Until the flow begins, which asks for the same. */
  readonly first?: true
}
/** Where the page is may decide what it asks: the steps of the whole path tell, or those before the answer. */
export type Answer = (sample: any, steps: readonly PathStep[], before: readonly PathStep[]) => readonly Exchange[]
/** What makes an event happen that no control of the screen sends. */
export type AppAction =
  | { readonly kind: "follow"; readonly to: string }
  | { readonly kind: "pass"; readonly milliseconds: number }
  /** `after`: milliseconds until the page asks. */
  | { readonly kind: "answer"; readonly exchange: Exchange; readonly after?: number }
type Happens = Readonly<Record<string, (event: AnyEventObject) => AppAction>>
type Tools = Pick<WalkTools<any>, "page" | "t">

/** How the world's side of a machine is made to happen in a browser that has the whole app. */
export interface OnApp {
  /** Where its page is; the tags that local ports must answer may decide, and the steps to come. */
  readonly address: (localTags: ReadonlyMap<string, string>, steps: readonly PathStep[]) => string
  readonly signedIn: boolean
  /** What the signed-in person's profile says beside the usual. */
  readonly profile?: Readonly<Record<string, unknown>>
  readonly beside?: readonly RouteReply[]
  /** What this browser's session remembers from before. */
  readonly remembered?: Readonly<Record<string, string>>
  /** What a person does first, to come from the page to the flow. */
  readonly lead?: (tools: Tools) => Promise<unknown>
  /** Where on the page it is; in the main part, if nothing is said. */
  readonly within?: (tools: Tools) => Locator | LocatorSelectors
  /** States the page around it leaves at once. */
  readonly fleeting?: readonly string[]
  /** Why the app cannot go through these steps one after the other, though it can each. */
  readonly refuses?: (steps: readonly PathStep[]) => string | null
  /** Ports that call the API, each with the answers that can be given. */
  readonly calls: Readonly<Record<string, Readonly<Record<string, Answer>>>>
  /** Ports the browser answers by itself, with the answers it can be made to give. */
  readonly local: Readonly<Record<string, readonly string[]>>
  /** What happens without the person, beside what happens everywhere. */
  readonly happens: Happens
}

/** The customer of the samples. */
const sampleProfile = {
  id: "7b8f2f0e-6f3a-4a54-9a1e-2f4f0c7f8a11",
  email: "anna@example.com",
  firstName: null,
  lastName: null,
  country: null,
  bitcoinAddress: null,
  ethereumAddress: null,
  currencyId: "usd",
  isDemo: false,
  isPartner: false,
  isKYC: false,
  referralCode: null,
  hasPassword: true,
  tfaEnabled: false,
  emailConfirmed: true,
}
/** As the server answers it to this customer, in this language. */
export const profileOf = ({ profile }: OnApp, culture: Locale) => ({ ...sampleProfile, culture, ...profile })

/** A form is held for as long as the samples' Retry-After says. */
const everywhere: Happens = {
  "rateLimit.ended": () => ({ kind: "pass", milliseconds: 600_000 }),
}
export const happensIn = (app: OnApp): Happens => ({ ...everywhere, ...app.happens })

const statusOf: Partial<Record<CallFailed["reason"], number>> = {
  unavailable: 503,
  refused: 400,
  forbidden: 403,
  notFound: 404,
  tooMany: 429,
}
const faultOf: Partial<Record<CallFailed["reason"], Fault["fault"]>> = { server: "500", malformed: "malformed" }
const byItself: Partial<Record<CallFailed["reason"], Exchange["reply"]>> = {
  offline: "no connection",
  timeout: "no answer",
  cancelled: "no code",
}

/** Null when no answer of the API leads to it. */
export const canFail = (reason: CallFailed["reason"]): boolean =>
  reason in byItself || reason in faultOf || reason in statusOf

export const failingWith =
  (where: ApiRoute) =>
  ({ reason, requestId, retryAfter, message }: CallFailed): readonly Exchange[] => {
    const reply = byItself[reason]
    if (reply !== undefined) return [{ ...where, reply }]
    const headers = {
      ...(requestId === null ? {} : { "x-request-id": requestId }),
      ...(retryAfter === null ? {} : { "retry-after": String(retryAfter) }),
    }
    const headersOf = Object.keys(headers).length === 0 ? {} : { headers }
    const fault = faultOf[reason]
    if (fault !== undefined) return [{ ...where, reply: { fault, ...headersOf } }]
    const body = { code: "Refused", ...(message === null ? {} : { message }) }
    return [{ ...where, reply: { status: statusOf[reason]!, body, ...headersOf } }]
  }

export const replyingWith = (where: ApiRoute, status: number, body?: unknown): readonly Exchange[] => [
  { ...where, reply: { status, ...(body === undefined ? {} : { body }) } },
]

/** A link of the page leads there. */
export const follow = (to: string): AppAction => ({ kind: "follow", to })
