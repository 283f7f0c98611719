import { defineModel } from "#machines/kit/model.ts"
import { passwordTaskSamples } from "#machines/kit/samples.ts"
import { closeAccount } from "./close-account.machine.ts"

export const closeAccountModel = defineModel({
  machine: closeAccount,
  ...passwordTaskSamples("There is money on your balance. Withdraw it first."),
  portInputs: { perform: [{ password: "correct-horse" }] },
})
