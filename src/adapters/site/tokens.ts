import { fromCallback, type AnyEventObject } from "xstate"
import { createBroadcast } from "#adapters/shared/broadcast.ts"
import type { Channel } from "#adapters/shared/channel.ts"
import type { SharedCookies } from "#adapters/shared/cookies.ts"
import type { Adapter } from "#adapters/shared/fill-port.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { Tokens } from "#domain/site/account.ts"
import type { SessionChanged } from "#machines/site/session.machine.ts"

/**
 * A change of the session. `began` means a sign-in, `ended` a sign-out, and `lost` a revocation by the server. A refresh sends no event.
 */
export type TokenChange = "began" | "ended" | "lost"

/** The store of the tokens, which are cookies that all tabs of this browser share. No log and no URL may contain a token. */
export interface TokenStore {
  readonly readAccessToken: () => string | null
  readonly readRefreshToken: () => string | null
  /** Returns true if there is an access token or a refresh token. */
  readonly hasTokens: () => boolean
  /** Stores the tokens of a sign-in. */
  readonly save: (tokens: Tokens) => void
  /** Replaces the tokens by new ones of the same session. */
  readonly replace: (tokens: Tokens) => void
  readonly clear: (why: "ended" | "lost") => void
  /**
   * Returns the names of the token cookies that another application on this host blocks. The session then ends with the page, or soon after
   * it.
   */
  readonly taken: () => ReadonlyArray<string>
  /** Subscribes to changes in this tab and in other tabs. `isRemote` is true for other tabs. */
  readonly subscribe: (listener: (change: TokenChange, isRemote: boolean) => void) => () => void
}

const thirtyDays = 30 * 24 * 60 * 60

const isChange = (value: unknown): value is TokenChange => value === "began" || value === "ended" || value === "lost"

/** Registers a check that runs when the page returns from the back-forward cache, where it missed events. */
export type OnPageReturn = (check: () => unknown) => void

/** Creates the store of the tokens. Cookies contain the tokens, and the channel tells the other tabs about a change, without a token. */
export const createTokens = (
  cookies: SharedCookies,
  channel: Channel,
  onReturn: OnPageReturn = () => {},
): TokenStore => {
  const changes = createBroadcast(channel, cookies.whenUpToDate, (value) => (isChange(value) ? value : null))
  const write = (tokens: Tokens) => {
    cookies.write("token", tokens.access_token, tokens.expires_in)
    cookies.write("refreshToken", tokens.refresh_token, thirtyDays)
  }
  const readAccessToken = () => cookies.read("token") || null
  const readRefreshToken = () => cookies.read("refreshToken") || null
  const hasTokens = () => readAccessToken() !== null || readRefreshToken() !== null
  // Another tab may have signed in or out while the page was in the cache, so the content of the page may be stale.
  onReturn(() => changes.receive(hasTokens() ? "began" : "ended"))
  return {
    readAccessToken,
    readRefreshToken,
    hasTokens,
    save: (tokens) => {
      write(tokens)
      changes.post("began")
    },
    replace: write,
    taken: () => ["token", "refreshToken"].filter(cookies.isTaken),
    clear: (why) => {
      cookies.remove("token")
      cookies.remove("refreshToken")
      changes.post(why)
    },
    subscribe: changes.subscribe,
  }
}

export type TokenWriter = Pick<TokenStore, "save">

/** Stores the tokens of a response and returns null, so that the machine never receives the tokens. */
export const saveTokens =
  (tokens: TokenWriter) =>
  (answer: Tokens): null => {
    tokens.save(answer)
    return null
  }

/** Reports an existing session, and each later change. */
export const watchTokens = (tokens: TokenStore) =>
  fromCallback<AnyEventObject, undefined, SessionChanged>(({ sendBack }) => {
    if (tokens.hasTokens()) sendBack({ type: "session.started" })
    return tokens.subscribe((change, isRemote) =>
      sendBack({
        type: change === "began" ? (isRemote ? "session.changed" : "session.started") : `session.${change}`,
      }),
    )
  })

/** The tokens of a session that has ended in this browser. */
export interface EndedTokens {
  readonly access: string | null
  readonly refresh: string | null
}

/** Clears the local tokens before it notifies the server, because that call may fail. */
export const signOut =
  (
    tokens: Pick<TokenStore, "readAccessToken" | "readRefreshToken" | "clear">,
    notifyServer: Adapter<EndedTokens, null, CallFailed>,
  ): Adapter<void, null, CallFailed> =>
  (_, signal) => {
    const endedTokens = { access: tokens.readAccessToken(), refresh: tokens.readRefreshToken() }
    tokens.clear("ended")
    return notifyServer(endedTokens, signal)
  }
