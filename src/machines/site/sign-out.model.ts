import { callFailed } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { signOut } from "./sign-out.machine.ts"

export const signOutModel = defineModel({
  machine: signOut,
  portResults: {
    signOut: { ok: [null], CallFailed: [callFailed("offline")] },
  },
  feeds: { watchTokens: ["session.started", "session.changed", "session.ended", "session.lost"] },
  portInputs: { signOut: [undefined] },
})
