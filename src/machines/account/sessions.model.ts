import { openSessions, otherSessionsEnded } from "../../domain/fixtures/open-session"
import { callFailed } from "../../domain/shared/failure"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { sessions } from "./sessions.machine"

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
      CallFailed: [
        labelSample("any other", callFailed("offline")),
        labelSample("the two-factor challenge was closed", callFailed("cancelled")),
      ],
    },
  },
  feeds: {},
})
