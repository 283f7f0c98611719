import { model } from "#machines/kit/model.ts"
import { errorDetails } from "./error-details.machine.ts"

export const errorDetailsModel = model({
  machine: errorDetails,
  input: undefined,
  events: { "details.toggle": [{ type: "details.toggle" }] },
  portResults: {},
  feeds: {},
})
