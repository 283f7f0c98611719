import { model } from "../kit/model"
import { errorDetails } from "./error-details.machine"

export const errorDetailsModel = model({
  machine: errorDetails,
  input: undefined,
  events: { "details.toggle": [{ type: "details.toggle" }] },
  portResults: {},
  feeds: {},
})
