import { defineModel } from "#machines/kit/model.ts"
import { passwordTaskSamples } from "#machines/kit/samples.ts"
import { exportData } from "./export-data.machine.ts"

export const exportDataModel = defineModel({
  machine: exportData,
  ...passwordTaskSamples("The server is being updated."),
  portInputs: { perform: [{ password: "correct-horse" }] },
})
