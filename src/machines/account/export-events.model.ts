import { exportFileSamples } from "#machines/kit/samples.ts"
import { model } from "#machines/kit/model.ts"
import { exportEvents } from "./export-events.machine.ts"

export const exportEventsModel = model({ machine: exportEvents, ...exportFileSamples({ file: "events" }) })
