import { callFailed, taggedFailure } from "../../../domain/shared/failure"
import { timing } from "../../../domain/shared/timing"
import { model } from "../../kit/model"
import { refresh } from "./refresh.machine"

export const refreshModel = model({
  machine: refresh,
  input: { interval: timing.refresh },
  events: {
    "page.shown": [{ type: "page.shown" }],
    "page.hidden": [{ type: "page.hidden" }],
    "page.offline": [{ type: "page.offline" }],
  },
  portResults: {
    readAge: { ok: [20_000] },
    reload: {
      ok: [null],
      RefreshSkipped: [taggedFailure("RefreshSkipped")],
      CallFailed: [callFailed("tooMany", { retryAfter: 120 })],
    },
  },
  feeds: { watchVisibility: ["page.shown", "page.hidden", "page.offline"] },
})
