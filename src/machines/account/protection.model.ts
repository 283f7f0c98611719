import { protectedAccount, unprotectedAccount } from "#domain/fixtures/account.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { protection } from "./protection.machine.ts"

export const protectionModel = defineModel({
  machine: protection,
  events: {
    "data.refreshed": [{ type: "data.refreshed", data: unprotectedAccount }],
  },
  portResults: {
    loadProtection: {
      ok: [protectedAccount],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchRefresh: ["data.refreshed"] },
  portInputs: { loadProtection: [undefined] },
})
