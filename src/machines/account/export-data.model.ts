import { model } from "../kit/model"
import { passwordTaskSamples } from "../kit/password-task-samples"
import { exportData } from "./export-data.machine"

export const exportDataModel = model({
  machine: exportData,
  input: undefined,
  ...passwordTaskSamples("The server is being updated."),
  feeds: {},
})
