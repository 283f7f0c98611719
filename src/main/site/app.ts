import type { i18n as I18n } from "i18next"
import { createActor, waitFor, type ActorRefFrom } from "xstate"
import type { Api } from "#adapters/shared/api.ts"
import type { Clock } from "#adapters/shared/clock.ts"
import type { SharedCookies } from "#adapters/shared/cookies.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import type { RunExclusively } from "#adapters/shared/locks.ts"
import type { HttpClient, SessionRefresh } from "#adapters/site/http.ts"
import { watchNetwork, type NetworkMonitor } from "#adapters/site/network.ts"
import type { PreferenceChannel } from "#adapters/site/preferences.ts"
import { signOut as signOutOf, type TokenStore, watchTokens } from "#adapters/site/tokens.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { notifications } from "#machines/site/notifications.machine.ts"
import { session } from "#machines/site/session.machine.ts"
import { signOut } from "#machines/site/sign-out.machine.ts"
import { tokenRefresh } from "#machines/site/token-refresh.machine.ts"
import type { Challenge } from "#main/lazy/challenge.tsx"
import type { Capture } from "./capture.ts"
import { requestCodeFrom, createChallengePart } from "./challenge.ts"
import type { FirstRender } from "./first-render.ts"
import { createFreshness, onStale, type Freshness } from "./freshness.ts"
import { clientModule, lazyAdapters } from "./lazy-client.ts"
import type { SiteVisit } from "./site-visit.ts"
import type { Store } from "./store.ts"

/** The platform that the application runs on. Tests pass their own. */
export interface Platform {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The base URL of the API. Resolves when the settings have loaded. */
  readonly baseUrl: () => Promise<string>
  /** Resolves once the first page works. Files that this page did not need load from this moment on. */
  readonly hydrated: Promise<unknown>
  /** Resolves when the page shows the first responses. Optional parts, such as prompts, load after it. */
  readonly firstLoadDone: Promise<unknown>
  /** The machines that start from the embedded responses of the document. */
  readonly firstRender: FirstRender
  readonly cookies: SharedCookies
  readonly tokens: TokenStore
  readonly exclusively: RunExclusively
  readonly clock: Clock
  readonly i18n: I18n
  readonly locale: () => Locale
  readonly capture: Capture
  readonly preferences: PreferenceChannel
  readonly visit: SiteVisit
}

/** The dependencies that exist as long as the page. A route's composition file fills its ports from them. */
export interface AppContext extends Omit<Platform, "fetch" | "baseUrl"> {
  /** Resolves to the API. Rejects while the HTTP client or the settings fail to load. */
  readonly loadApi: () => Promise<Api>
  readonly network: NetworkMonitor
  readonly session: ActorRefFrom<typeof session>
  /** The machine that announces stale data: `send({ type: "stale", topics })`. */
  readonly freshness: Freshness["freshness"]
  readonly tokenRefresh: ActorRefFrom<typeof tokenRefresh>
  readonly signOut: ActorRefFrom<typeof signOut>
  /** The machine of the notifications: `send({ type: "notification.raise", content })`. */
  readonly notifications: ActorRefFrom<typeof notifications>
  readonly challenge: Omit<Store<Challenge | null>, "set">
}

/** Refreshes the session for the HTTP adapter after a 401. All calls share one refresh. */
const refreshSessionBy =
  (refresh: AppContext["tokenRefresh"]) =>
  async (stale: string | null): Promise<SessionRefresh> => {
    refresh.send({ type: "token.rejected", staleToken: stale })
    const snapshot = await waitFor(refresh, (state) => !state.matches("refreshing"))
    if (snapshot.matches("lost")) return { _tag: "SessionLost" }
    if (snapshot.matches("retrying")) return { _tag: "TokenRefreshed" }
    return snapshot.context.failure ?? callFailed("unauthorized")
  }

/** Starts everything that runs as long as the page is open. The feeds have sent their first events when the function returns. */
export const createApp = ({ fetch: send, baseUrl, ...platform }: Platform): AppContext => {
  const { hydrated, tokens, clock, locale, exclusively, visit } = platform
  const notificationActor = createActor(notifications).start()
  const challenge = createChallengePart(platform)
  const network = watchNetwork(globalThis as unknown as Window, send)
  const sessionAdapters = lazyAdapters({ loadApi: (): Promise<Api> => calls() }, clientModule)
  const refresh = createActor(
    provide(tokenRefresh)({
      watchTokens: watchTokens(tokens),
      refreshTokens: sessionAdapters((adapters, api) => adapters.refreshTokens(api, tokens, exclusively)),
    }),
  ).start()
  const client: Omit<HttpClient, "baseUrl"> = {
    fetch: network.fetch,
    tokens,
    refreshSession: refreshSessionBy(refresh),
    onRetried: () => refresh.send({ type: "call.retried" }),
    locale,
    onServerFault: (requestId) =>
      notificationActor.send({
        type: "notification.raise",
        content: { name: "failed", failure: callFailed("server", { requestId }) },
      }),
    measure: clock.measure,
    // The profile failed to load earlier, but the server responds again. The header needs the profile for the name and the currency.
    onAnswered: () => {
      const { context, value } = sessionActor.getSnapshot()
      if (value === "authenticated" && context.profile === null) sessionActor.send({ type: "profile.reload" })
    },
    // Cookies that are deleted while the page is open end the session, like a revocation by the server.
    onUnauthorized: () => {
      if (!sessionActor.getSnapshot().matches("anonymous") && !tokens.hasTokens()) tokens.clear("lost")
    },
    challenge: requestCodeFrom(challenge.fetch),
  }
  const calls = lazyModule(
    async () => {
      const [{ createApi }, url] = await Promise.all([clientModule(), baseUrl()])
      return createApi({ ...client, baseUrl: url })
    },
    { hydrated, network },
  )
  const sessionActor = createActor(
    provide(session)({
      watchTokens: watchTokens(tokens),
      loadProfile: sessionAdapters((adapters, api) => adapters.loadProfile(api)),
    }),
  ).start()
  const freshness = createActor(createFreshness(sessionActor)).start()
  onStale({ freshness }, ["session"])(() => sessionActor.send({ type: "profile.reload" }))
  onStale({ freshness }, ["history"])(visit.forgetHistory)
  const endSession = sessionAdapters((adapters, api) => adapters.endSession(api))
  const signOutActor = createActor(
    provide(signOut)({ watchTokens: watchTokens(tokens), signOut: signOutOf(tokens, endSession) }),
  ).start()
  return {
    ...platform,
    loadApi: calls,
    network,
    session: sessionActor,
    freshness,
    tokenRefresh: refresh,
    signOut: signOutActor,
    notifications: notificationActor,
    challenge: challenge.fetched,
  }
}
