import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { tokenRefresh } from "./token-refresh.machine.ts"

export const tokenRefreshModel = defineModel({
  machine: tokenRefresh,
  events: {
    "token.rejected": [{ type: "token.rejected", staleToken: "a-token" }],
  },
  portResults: {
    refreshTokens: { ok: [null], SessionLost: [taggedFailure("SessionLost")], CallFailed: [callFailed("offline")] },
  },
  feeds: { watchTokens: ["session.started", "session.changed", "session.ended", "session.lost"] },
  portInputs: { refreshTokens: [{ staleToken: "a-token" }] },
})
