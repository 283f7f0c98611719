import { demoProfile, profile } from "#domain/fixtures/account.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { session } from "./session.machine.ts"

export const sessionModel = defineModel({
  machine: session,
  portResults: {
    loadProfile: {
      ok: [profile, labelSample("the profile is a demo one", demoProfile)],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: { watchTokens: ["session.started", "session.changed", "session.ended", "session.lost"] },
  portInputs: { loadProfile: [undefined] },
})
