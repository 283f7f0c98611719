import { model } from "../kit/model"
import { passwordTaskSamples } from "../kit/password-task-samples"
import { closeAccount } from "./close-account.machine"

export const closeAccountModel = model({
  machine: closeAccount,
  input: undefined,
  ...passwordTaskSamples("There is money on your balance. Withdraw it first."),
  feeds: {},
})
