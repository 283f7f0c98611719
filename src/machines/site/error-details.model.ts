import { defineModel } from "#machines/kit/model.ts"
import { errorDetails } from "./error-details.machine.ts"

export const errorDetailsModel = defineModel({
  machine: errorDetails,
  portResults: {},
})
