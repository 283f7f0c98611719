import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { poll } from "./poll.machine.ts"

export const pollModel = defineModel({
  machine: poll,
  input: { every: timing.refresh, isAwaited: false },
  events: {
    "page.shown": [
      labelSample("its data is younger than that", { type: "page.shown", age: 20_000 }),
      labelSample("its data is older than the delay, or the customer waits for a change", {
        type: "page.shown",
        age: timing.refresh,
      }),
    ],
  },
  portResults: {
    load: {
      ok: [null],
      PageInUse: [taggedFailure("PageInUse")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: { watchVisibility: ["page.shown", "page.hidden", "page.offline"] },
})
