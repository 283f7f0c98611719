import { model } from "../kit/model"
import { countdown } from "./countdown.machine"

export const countdownModel = model({
  machine: countdown,
  input: { until: "2026-11-03T12:00:00Z" },
  events: {},
  answers: {
    readClock: { ok: [{ secondsLeft: 7_265 }, { secondsLeft: 0 }] }
  },
  feeds: {}
})
