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
import type { App } from "#main/site/app.ts"
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
export type Script = { readonly [path: string]: ReadonlyArray<object | null> }

const isFailure = (answer: object | null): answer is ServerRefusal | CallFailed => answer !== null && "_tag" in answer

export const scripted = (script: Script) => {
  const calls: Array<ApiCall<unknown>> = []
  const api = createNamedApi(((call: ApiCall<unknown>) => {
    const turn = calls.filter(({ path }) => path === call.path).length
    calls.push(call)
    const answers = script[call.path] ?? []
    const answer = answers[Math.min(turn, answers.length - 1)]
    if (answer === undefined) throw new Error(`Unexpected call of ${call.path}`)
    if (answer instanceof Error) return Effect.die(answer)
    return isFailure(answer) ? Effect.fail(answer) : Effect.succeed(answer)
  }) as Send)
  const kept: Array<Tokens> = []
  return { api, calls, kept, keep: (answer: Tokens) => void kept.push(answer) }
}

/** Opens a route as the product composes it, in React's strict mode. The server follows a script, and the clock is stopped. */
export const open = async (
  page: (app: App) => ComponentType<PageProps>,
  locale: Locale,
  at: string,
  script: Script,
  params: RouteParams = {},
) => {
  const server = scripted(script)
  const hydrated = Promise.resolve()
  const cookies = createCookies(document, false)
  const capture = createCapture(window, cookies, Promise.resolve())
  // The session has no profile, as before the profile's response.
  const session = { getSnapshot: () => ({ context: { profile: null } }), subscribe: () => ({ unsubscribe: () => {} }) }
  const network = watchNetwork(window, () => Promise.reject(new TypeError("Failed to fetch")))
  const app = {
    hydrated,
    firstRender: noFirstRender,
    calls: () => Promise.resolve(server.api),
    tokens: { keep: server.keep },
    locale: () => locale,
    cookies,
    capture,
    session,
    freshness: createActor(freshness.provide({ actors: { watchProfile: fromCallback(() => undefined) } })).start(),
    network,
  } as unknown as App
  const memory = memoryLocation({ path: at, record: true })
  const clock = new SimulatedClock()
  const Page = page(app)
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
