import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { countdown } from "./countdown.machine.ts"

const until = "2026-11-03T12:00:00Z"

export const countdownModel = defineModel({
  machine: countdown,
  input: { until },
  portResults: {
    readClock: {
      ok: [
        labelSample("some seconds are left", { secondsLeft: 7_265, until }),
        labelSample("none is left", { secondsLeft: 0, until }),
      ],
    },
  },
  portInputs: { readClock: [{ until: "2026-11-03T12:00:00Z" }] },
})
