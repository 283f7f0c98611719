import { Effect } from "effect"
import { StrictMode, type ComponentType } from "react"
import { render } from "vitest-browser-react"
export { cleanup } from "vitest-browser-react"
import { memoryLocation } from "wouter/memory-location"
import { createActor, fromCallback, SimulatedClock } from "xstate"
import { createNamedApi, type ApiCall, type Send, type ServerRefusal } from "#adapters/shared/api.ts"
import { createCookies } from "#adapters/shared/cookies.ts"
import { watchNetwork } from "#adapters/site/network.ts"
import type { Locale } from "#domain/shared/currency.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { Tokens } from "#domain/site/account.ts"
import type { RouteParams } from "#domain/site/routes.ts"
import { freshness } from "#machines/site/freshness.machine.ts"
import type { AppContext } from "#main/site/app.ts"
import { createCapture } from "#main/site/capture.ts"
import { noFirstRender } from "#main/site/first-render.ts"
import type { PageProps } from "#main/site/route-chunk.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { PageBoundary } from "#ui/site/page-boundary.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"

export const tokens: Tokens = { access_token: "a", refresh_token: "r", expires_in: 900 }

export const refused = (status: number, code: string, message: string | null = null): ServerRefusal => ({
  _tag: "Refused",
  status,
  code,
  message,
  field: null,
  requestId: null,
})

/** The responses of each path, in order. The last response repeats. An `Error` represents a bug of the client. */
export type MockResponses = { readonly [path: string]: ReadonlyArray<object | null> }

const isFailure = (response: object | null): response is ServerRefusal | CallFailed =>
  response !== null && "_tag" in response

/**
 * Creates an API client that responds according to a script and records its calls and the kept tokens. A call that the script does not
 * contain throws.
 */
export const createMockServer = (script: MockResponses) => {
  const calls: Array<ApiCall<unknown>> = []
  const api = createNamedApi(((call: ApiCall<unknown>) => {
    const turn = calls.filter(({ path }) => path === call.path).length
    calls.push(call)
    const responses = script[call.path] ?? []
    const response = responses[Math.min(turn, responses.length - 1)]
    if (response === undefined) throw new Error(`Unexpected call of ${call.path}`)
    if (response instanceof Error) return Effect.die(response)
    return isFailure(response) ? Effect.fail(response) : Effect.succeed(response)
  }) as Send)
  const savedTokens: Array<Tokens> = []
  return { api, calls, savedTokens, save: (response: Tokens) => void savedTokens.push(response) }
}

/** Opens a route as the product composes it, in React's strict mode. The server follows a script, and the clock is stopped. */
export const openRoute = async (
  createPage: (app: AppContext) => ComponentType<PageProps>,
  locale: Locale,
  at: string,
  script: MockResponses,
  params: RouteParams = {},
) => {
  const server = createMockServer(script)
  const hydrated = Promise.resolve()
  const cookies = createCookies(document, false)
  const capture = createCapture(window, cookies, Promise.resolve())
  // The session has no profile, as before the profile's response.
  const session = { getSnapshot: () => ({ context: { profile: null } }), subscribe: () => ({ unsubscribe: () => {} }) }
  const network = watchNetwork(window, () => Promise.reject(new TypeError("Failed to fetch")))
  const app = {
    hydrated,
    firstRender: noFirstRender,
    loadApi: () => Promise.resolve(server.api),
    tokens: { save: server.save } satisfies Partial<AppContext["tokens"]>,
    locale: () => locale,
    cookies,
    capture,
    session,
    freshness: createActor(freshness.provide({ actors: { watchProfile: fromCallback(() => undefined) } })).start(),
    network,
  } satisfies Partial<Record<keyof AppContext, unknown>> as unknown as AppContext
  const memory = memoryLocation({ path: at, record: true })
  const clock = new SimulatedClock()
  const Page = createPage(app)
  await render(
    <StrictMode>
      <FlowOptions value={{ clock }}>
        <StoryFrame locale={locale} memory={memory}>
          <PageBoundary>
            <Page params={params} />
          </PageBoundary>
        </StoryFrame>
      </FlowOptions>
    </StrictMode>,
  )
  return {
    ...server,
    clock,
    /** Makes a call of another part of the page fail without a response. */
    failCall: () => network.fetch("/", {}).catch(() => undefined),
    t: storyI18n[locale].t,
    address: () => memory.history.at(-1),
    visited: () => memory.history,
  }
}
