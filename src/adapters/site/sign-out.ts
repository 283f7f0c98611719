import type { CallFailed } from "#domain/shared/failure.ts"
import type { Adapter } from "#adapters/shared/fill-port.ts"
import type { TokenStore } from "./tokens.ts"

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
