import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { recoveryCodes } from "./recovery-codes.machine.ts"

const codes = [
  "k3v9-0x7m-q2fd-8hjt",
  "9wpe-41zc-tq7b-m0sa",
  "x8rn-5ykd-2gvf-6jh3",
  "b7qs-e0tw-z4mp-9cx1",
  "hd52-vk8g-3rya-fn60",
  "m1jz-7tcx-w9be-4qs8",
  "0gfa-p6vr-k5nd-y2h3",
  "sx4e-9mbw-8z1t-cq70",
  "r2nk-dh6j-v0ya-5pg9",
  "4tqz-wc83-fxe7-1mbs",
]

export const recoveryCodesModel = defineModel({
  machine: recoveryCodes,
  events: {
    "form.submit": [{ type: "form.submit", password: "correct-horse" }],
  },
  portResults: {
    loadRecoveryCodes: {
      ok: [labelSample("codes are left", { left: 7 }), labelSample("no code is left", { left: 0 })],
      AlreadyInRequestedState: [taggedFailure("AlreadyInRequestedState")],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
    createRecoveryCodes: {
      ok: [{ codes }],
      IncorrectPassword: [taggedFailure("IncorrectPassword")],
      AlreadyInRequestedState: [taggedFailure("AlreadyInRequestedState")],
      CallFailed: [labelSample("any other", callFailed("offline")), tooManyAttempts, challengeClosed],
    },
  },
  portInputs: { loadRecoveryCodes: [undefined], createRecoveryCodes: [{ password: "correct-horse" }] },
})
