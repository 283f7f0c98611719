import { waitFor } from "xstate"
import type { ActorRefFrom } from "xstate"
import type { SessionRenewal } from "../../adapters/shared/http"
import { callFailed } from "../../domain/shared/failure"
import type { tokenRefresh } from "../../machines/site/token-refresh/token-refresh.machine"

/** Awaited by the HTTP adapter after a 401: one refresh shared by all calls. */
export const renewSessionBy =
  (refresh: ActorRefFrom<typeof tokenRefresh>) =>
  async (stale: string | null): Promise<SessionRenewal> => {
    refresh.send({ type: "token.rejected", stale })
    const settled = await waitFor(refresh, (state) => !state.matches("refreshing"))
    if (settled.matches("lost")) return { _tag: "SessionLost" }
    if (settled.matches("retrying")) return { _tag: "Renewed" }
    return settled.context.failure ?? callFailed("unauthorized")
  }
