import { model } from "#machines/kit/model.ts"
import { errorDetails } from "./error-details.machine.ts"

export const errorDetailsModel = model({
  machine: errorDetails,
  portResults: {},
})
