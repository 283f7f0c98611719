import type { Locator, LocatorSelectors } from "vitest/browser"
import { profile } from "#domain/fixtures/account.ts"
import type { Locale } from "#domain/shared/currency.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import type { AnyEventObject } from "#machines/kit/model.ts"
import type { OwnResponse } from "#sandbox/faults.ts"
import type { WalkTools } from "#ui/walk.ts"

export interface ApiRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** The path after /api/v1, without the query. A query may follow to require a parameter by name, and with "=" also by value. */
  readonly path: string
}
/** A reply that the sandbox's desk can give to a request. */
export interface Reply {
  readonly kind: "response" | "500" | "malformed" | "drop" | "slow"
  /** The response of a reply with the kind "response". */
  readonly response?: OwnResponse
  /** Headers of the reply, if the kind is a failure. */
  readonly headers?: Readonly<Record<string, string>>
}
/** A request of the page, and its reply. */
export interface MockedRequest extends ApiRoute, Reply {}
/** A request that the page sends independently of the flow. */
interface OtherRequest extends MockedRequest {
  /** True if the reply ends when the flow begins, because the flow sends the same request. */
  readonly first?: true
}
/** The response with which the server requires a two-factor code. The person closes the dialog without a code. */
export const noCode: OwnResponse = { status: 403, body: { code: "tfa" } }

/**
 * An action for an event that no control of the screen sends. A link is followed or time passes, and the page may send a request
 * afterwards.
 */
export interface AppAction {
  readonly follow?: string
  readonly milliseconds?: number
  readonly mockedRequest?: MockedRequest
}
type EventActions = Readonly<Record<string, (event: AnyEventObject) => AppAction>>
type Tools = Pick<WalkTools<any>, "page" | "t">

/**
 * The way in which a browser with the whole app reaches a machine. The adapters determine its calls, and the samples
 * the responses.
 */
export interface AppSetup {
  /** Returns the path of the flow's page, with its query. */
  readonly address: (steps: readonly PathStep[]) => string
  readonly isSignedIn: boolean
  /** Fields of the signed-in customer's profile that differ from the usual profile. */
  readonly profile?: Readonly<Record<string, unknown>>
  readonly otherRequests?: readonly OtherRequest[]
  /** Returns session storage items that this browser has from earlier. */
  readonly sessionItems?: (steps: readonly PathStep[]) => Readonly<Record<string, string>>
  /** Takes a person's steps from the page to the flow. */
  readonly openFlow?: (tools: Tools) => Promise<unknown>
  /** Returns the part of the page with the flow. The default is the main part. */
  readonly locateFlow?: (tools: Tools) => Locator | LocatorSelectors
  /**
   * True if the states depend only on the URL and on the responses to reads. A reloaded page must then show the same
   * state.
   */
  readonly readsOnly?: true
  /** States that the page around the flow leaves immediately. */
  readonly transient?: readonly string[]
  /**
   * Returns the reason why the app cannot take these steps in this order, although it can take each step alone. Returns
   * null if it can.
   */
  readonly findExclusionReason?: (steps: readonly PathStep[]) => string | null
  /** Adapter names by port, for ports whose adapter has a different name. */
  readonly adapters?: Readonly<Record<string, string>>
  /** Returns the input of a port if the page gives the machine a different input than the model does, and undefined otherwise. */
  readonly portInput?: (port: string, steps: readonly PathStep[]) => unknown
  /**
   * The query parameter that distinguishes the flow's calls from other calls of the page. If it contains "=", the value
   * must match too.
   */
  readonly query?: string
  /** Responses that the sample alone does not determine, one for each call. The key is an answer such as "checkSettingSaved ok". */
  readonly replies?: Readonly<Record<string, (sample: any, input: any) => readonly OwnResponse[]>>
  /** Actions for events that happen without the person, in addition to the events of every flow. */
  readonly eventActions?: EventActions
}

/** Returns the profile that the server sends for the customer of the samples, in this language. */
export const profileOf = (app: AppSetup, locale: Locale) => ({
  ...profile,
  emailConfirmed: true,
  culture: locale,
  ...app.profile,
})

/** The actions that every flow has. A rate limit lasts as long as the Retry-After header of the samples. */
const commonActions: EventActions = {
  "rateLimit.ended": () => ({ milliseconds: 600_000 }),
}
export const eventActionsOf = (app: AppSetup): EventActions => ({ ...commonActions, ...app.eventActions })

/** Ports that the browser answers without the API, with the answers that a test can cause. */
export const inBrowser: Readonly<Record<string, readonly string[]>> = {
  obtainHumanCheck: ["ok"],
  takeTokenFromUrl: ["ok", "NoToken"],
  // A person chooses the file in the browser's own dialog.
  chooseFile: ["ok", "FilePickerCancelled"],
  openDownload: ["ok"],
  openHistory: ["ok"],
  openRewards: ["ok"],
  printOperations: ["ok"],
  // The session has already loaded the profile.
  loadProfile: ["ok"],
}
