import { model } from "#machines/kit/model.ts"
import { passwordTaskSamples } from "#machines/kit/samples.ts"
import { closeAccount } from "./close-account.machine.ts"

export const closeAccountModel = model({
  machine: closeAccount,
  input: undefined,
  ...passwordTaskSamples("There is money on your balance. Withdraw it first."),
  feeds: {},
  asks: { perform: [{ password: "correct-horse" }] },
})
