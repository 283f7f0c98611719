import { defineModel } from "#machines/kit/model.ts"
import { exportFileSamples } from "#machines/kit/samples.ts"
import { exportEvents } from "./export-events.machine.ts"

export const exportEventsModel = defineModel({ machine: exportEvents, ...exportFileSamples({ file: "events" }) })
