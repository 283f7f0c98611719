import type { Tokens } from "#domain/site/account.ts"
import { createBroadcast } from "#adapters/shared/broadcast.ts"
import type { Channel } from "#adapters/shared/channel.ts"
import type { SharedCookies } from "#adapters/shared/cookies.ts"
import { fromCallback, type AnyEventObject } from "xstate"
import type { SessionChanged } from "#machines/site/session.machine.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { Adapter } from "#adapters/shared/fill-port.ts"

/** `began`: signed in; `ended`: signed out; `lost`: the server revoked the session. A renewal sends no event. */
export type TokenChange = "began" | "ended" | "lost"

/** The tokens: cookies shared by every tab of this browser. Never logged, never part of a URL. */
export interface TokenStore {
  readonly access: () => string | null
  readonly refresh: () => string | null
  /** There is something to be signed in with. */
  readonly present: () => boolean
  /** Stores the tokens of a sign-in. */
  readonly keep: (tokens: Tokens) => void
  /** The same session continues with new tokens. */
  readonly renew: (tokens: Tokens) => void
  readonly clear: (why: "ended" | "lost") => void
  /** The names of their cookies that another application on this host keeps from us: the session ends with the page, or soon after. */
  readonly taken: () => ReadonlyArray<string>
  /** Changes made here and in other tabs; `isRemote` is true for the latter. */
  readonly subscribe: (listener: (change: TokenChange, isRemote: boolean) => void) => () => void
}

const thirtyDays = 30 * 24 * 60 * 60

const isChange = (word: unknown): word is TokenChange => word === "began" || word === "ended" || word === "lost"

/** Calls back when the page returns from the back-forward cache, where it missed events. */
export type OnPageReturn = (check: () => unknown) => void

export const createTokens = (
  cookies: SharedCookies,
  channel: Channel,
  onReturn: OnPageReturn = () => {},
): TokenStore => {
  const changes = createBroadcast(channel, cookies.settled, (word) => (isChange(word) ? word : null))
  const write = (tokens: Tokens) => {
    cookies.write("token", tokens.access_token, tokens.expires_in)
    cookies.write("refreshToken", tokens.refresh_token, thirtyDays)
  }
  const access = () => cookies.read("token") || null
  const refresh = () => cookies.read("refreshToken") || null
  const present = () => access() !== null || refresh() !== null
  // Others may have signed in or out while the page was away: its content may be stale.
  onReturn(() => changes.receive(present() ? "began" : "ended"))
  return {
    access,
    refresh,
    present,
    keep: (tokens) => {
      write(tokens)
      changes.post("began")
    },
    renew: write,
    taken: () => ["token", "refreshToken"].filter(cookies.isTaken),
    clear: (why) => {
      cookies.remove("token")
      cookies.remove("refreshToken")
      changes.post(why)
    },
    subscribe: changes.subscribe,
  }
}

export type Keep = Pick<TokenStore, "keep">

/** Tokens stay in the adapter; the machine only learns that the user is signed in. */
export const keepTokens =
  (tokens: Keep) =>
  (answer: Tokens): null => {
    tokens.keep(answer)
    return null
  }

/** Reports whether there are tokens, then each change of them. */
export const watchTokens = (tokens: TokenStore) =>
  fromCallback<AnyEventObject, undefined, SessionChanged>(({ sendBack }) => {
    if (tokens.present()) sendBack({ type: "session.began" })
    return tokens.subscribe((change, isRemote) =>
      sendBack({ type: change === "began" && isRemote ? "session.changed" : `session.${change}` }),
    )
  })

/** The tokens of a session that has ended here. */
export interface EndedTokens {
  readonly access: string | null
  readonly refresh: string | null
}

/** Clears the local tokens first, then notifies the server; that call may fail. */
export const signOut =
  (
    tokens: Pick<TokenStore, "access" | "refresh" | "clear">,
    notifyServer: Adapter<EndedTokens, null, CallFailed>,
  ): Adapter<void, null, CallFailed> =>
  (_, signal) => {
    const endedTokens = { access: tokens.access(), refresh: tokens.refresh() }
    tokens.clear("ended")
    return notifyServer(endedTokens, signal)
  }
