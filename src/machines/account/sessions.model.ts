import { openSessions, otherSessionsEnded } from "#domain/fixtures/account.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample, challengeClosed } from "#machines/kit/when.ts"
import { sessions } from "./sessions.machine.ts"

export const sessionsModel = model({
  machine: sessions,
  input: undefined,
  events: {
    "load.retry": [{ type: "load.retry" }],
    "session.end": [{ type: "session.end", sessionId: openSessions.values[1]!.id }],
    "others.end": [{ type: "others.end" }],
  },
  portResults: {
    loadSessions: {
      ok: [
        labelSample("other browsers are signed in", openSessions),
        labelSample("this browser alone", otherSessionsEnded),
      ],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
    endSessions: {
      ok: [null],
      CallFailed: [labelSample("any other", callFailed("offline")), challengeClosed],
    },
  },
  feeds: {},
  asks: {
    loadSessions: [undefined],
    endSessions: [{ sessionId: "4f0c7f8a-6f3a-4a54-9a1e-7b8f2f0e0002" }, { sessionId: null }],
  },
})
