import { Effect } from "effect"
import type { ComponentType } from "react"
import { StrictMode } from "react"
import { render } from "vitest-browser-react"
export { cleanup } from "vitest-browser-react"
import { memoryLocation } from "wouter/memory-location"
import { createActor, fromCallback, SimulatedClock } from "xstate"
import type { ApiCall, Send, ServerRefusal } from "../../src/adapters/shared/api"
import { createNamedApi } from "../../src/adapters/shared/api"
import { createCookies } from "../../src/adapters/shared/cookies"
import { watchNetwork } from "../../src/adapters/site/network"
import type { Tokens } from "../../src/domain/account/account"
import type { Locale } from "../../src/domain/shared/currency"
import type { CallFailed } from "../../src/domain/shared/failure"
import type { RouteParams } from "../../src/domain/site/routes"
import { freshness } from "../../src/machines/site/freshness.machine"
import type { App } from "../../src/main/site/app"
import { createCapture } from "../../src/main/site/capture"
import type { PageProps } from "../../src/main/site/route-chunk"
import { FlowOptions } from "../../src/ui/shared/flow"
import { StoryFrame, storyI18n } from "../../src/ui/story/story-frame"

export const tokens: Tokens = { access_token: "a", refresh_token: "r", expires_in: 900 }

export const refused = (status: number, code: string, message: string | null = null): ServerRefusal => ({
  _tag: "Refused",
  status,
  code,
  message,
  field: null,
  requestId: null,
})

/** The responses of each path, in order; the last one repeats. */
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
    return isFailure(answer) ? Effect.fail(answer) : Effect.succeed(answer)
  }) as Send)
  const kept: Array<Tokens> = []
  return { api, calls, kept, keep: (answer: Tokens) => void kept.push(answer) }
}

/** A route as the product composes it, in React's strict mode, on a server that follows a script and a clock that stands still. */
export const open = async (
  page: (app: App) => ComponentType<PageProps>,
  locale: Locale,
  at: string,
  script: Script,
  params: RouteParams = {},
) => {
  const server = scripted(script)
  const hydrated = Promise.resolve()
  const capture = createCapture(window, createCookies(document, false))
  // The session has not loaded the profile yet.
  const session = { getSnapshot: () => ({ context: { profile: null } }), subscribe: () => ({ unsubscribe: () => {} }) }
  const network = watchNetwork(window, () => Promise.reject(new TypeError("Failed to fetch")))
  const app = {
    hydrated,
    calls: () => Promise.resolve(server.api),
    tokens: { keep: server.keep },
    locale: () => locale,
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
          <Page params={params} />
        </StoryFrame>
      </FlowOptions>
    </StrictMode>,
  )
  return {
    ...server,
    clock,
    /** A call of another part of the page gets no response. */
    failCall: () => network.fetch("/", {}).catch(() => undefined),
    t: storyI18n[locale].t,
    address: () => memory.history.at(-1),
    visited: () => memory.history,
  }
}
