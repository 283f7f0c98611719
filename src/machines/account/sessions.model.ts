import { activeSessions, otherSessionsRevoked, phoneSession } from "#domain/fixtures/account.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { sessions } from "./sessions.machine.ts"

const password = "correct-horse"

export const sessionsModel = defineModel({
  machine: sessions,
  events: {
    "session.revoke": [{ type: "session.revoke", session: phoneSession }],
    "form.submit": [{ type: "form.submit", password }],
  },
  portResults: {
    loadSessions: {
      ok: [
        labelSample("other browsers are signed in", activeSessions),
        labelSample("this browser alone", otherSessionsRevoked),
      ],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
    revokeSessions: {
      ok: [null],
      IncorrectPassword: [taggedFailure("IncorrectPassword")],
      CallFailed: [
        labelSample("any other; the server's message, else the default one", callFailed("offline")),
        tooManyAttempts,
        challengeClosed,
      ],
    },
  },
  // Ending a single session and ending all others lead to different calls, so the search must explore both.
  distinguishBy: ({ chosen }) => chosen?.id ?? null,
  portInputs: {
    loadSessions: [undefined],
    revokeSessions: [
      { sessionId: "4f0c7f8a-6f3a-4a54-9a1e-7b8f2f0e0002", password: "correct-horse" },
      { sessionId: null, password: "correct-horse" },
    ],
  },
})
