import type { Locator, LocatorSelectors } from "vitest/browser"
import type { OwnResponse } from "#sandbox/faults.ts"
import { profile } from "#domain/fixtures/account.ts"
import type { Locale } from "#domain/shared/currency.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import type { AnyEventObject } from "#machines/kit/model.ts"
import type { WalkTools } from "#ui/walk.ts"

export interface ApiRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** The address after /api/v1, without the query. The query may have to say one name, and with "=" its value. */
  readonly path: string
}
/** A reply to a request that the desk can make. */
export interface Reply {
  readonly kind: "response" | "500" | "malformed" | "drop" | "slow"
  /** The response of the kind "response". */
  readonly response?: OwnResponse
  /** Headers of a failure of another kind. */
  readonly headers?: Readonly<Record<string, string>>
}
/** One request of the page, and its reply. */
export interface Exchange extends ApiRoute, Reply {}
/** A request that the page sends beside the flow. */
interface Beside extends Exchange {
  /** Answered only until the flow begins, which asks for the same. */
  readonly first?: true
}
/** The server asks for a two-factor code, which the person does not give. */
export const noCode: OwnResponse = { status: 403, body: { code: "tfa" } }

/** An action for an event that no control of the screen sends: a link is followed, or time passes, and the page may then ask. */
export interface AppAction {
  readonly follow?: string
  readonly milliseconds?: number
  readonly exchange?: Exchange
}
type Happens = Readonly<Record<string, (event: AnyEventObject) => AppAction>>
type Tools = Pick<WalkTools<any>, "page" | "t">

/** The way to a machine in a browser that has the whole app. The adapters say which calls it makes, and the samples the responses. */
export interface OnApp {
  /** The address of the flow's page. */
  readonly address: (steps: readonly PathStep[]) => string
  readonly signedIn: boolean
  /** Fields of the signed-in person's profile that differ from the usual. */
  readonly profile?: Readonly<Record<string, unknown>>
  readonly beside?: readonly Beside[]
  /** Items that this browser's session remembers from before. */
  readonly remembered?: (steps: readonly PathStep[]) => Readonly<Record<string, string>>
  /** Steps of a person from the page to the flow. */
  readonly lead?: (tools: Tools) => Promise<unknown>
  /** The part of the page with the flow; the main part, if nothing is said. */
  readonly within?: (tools: Tools) => Locator | LocatorSelectors
  /** Its states follow from the address and from what is read: a page that is loaded again must be what it was. */
  readonly readsOnly?: true
  /** States the page around it leaves at once. */
  readonly fleeting?: readonly string[]
  /** The reason why the app cannot go through these steps one after the other, though it can each. */
  readonly refuses?: (steps: readonly PathStep[]) => string | null
  /** The adapters of ports that have another name. */
  readonly adapters?: Readonly<Record<string, string>>
  /** The input of a port where the page gives the machine another one than the model does; undefined where not. */
  readonly asks?: (port: string, steps: readonly PathStep[]) => unknown
  /** The name in the query that tells its calls from others of the page; with "=" also by the value. */
  readonly query?: string
  /** "findSetting ok": responses that are not written from the sample alone, one for each call. */
  readonly replies?: Readonly<Record<string, (sample: any, input: any) => readonly OwnResponse[]>>
  /** Actions for events that happen without the person, beside those of every flow. */
  readonly happens?: Happens
}

/** The profile that the server answers to the customer of the samples, in this language. */
export const profileOf = (app: OnApp, culture: Locale) => ({
  ...profile,
  emailConfirmed: true,
  culture,
  ...app.profile,
})

/** A form waits for as long as the samples' Retry-After says. */
const everywhere: Happens = {
  "rateLimit.ended": () => ({ milliseconds: 600_000 }),
}
export const happensIn = (app: OnApp): Happens => ({ ...everywhere, ...app.happens })

/** Ports the browser answers by itself, with the answers it can be made to give. */
export const inBrowser: Readonly<Record<string, readonly string[]>> = {
  obtainHumanCheck: ["ok"],
  takeTokenFromAddress: ["ok", "NoToken"],
  // A person chooses the file in the browser's own dialog.
  chooseFile: ["ok", "NotChosen"],
  openDownload: ["ok"],
  openHistory: ["ok"],
  openRewards: ["ok"],
  printOperations: ["ok"],
  // The session has read it before.
  loadProfile: ["ok"],
}
