import { protectedAccount, unprotectedAccount } from "../../domain/fixtures/account"
import { callFailed } from "../../domain/shared/failure"
import { model } from "../kit/model"
import { protection } from "./protection.machine"

export const protectionModel = model({
  machine: protection,
  input: undefined,
  events: {
    "load.retry": [{ type: "load.retry" }],
    "data.refreshed": [{ type: "data.refreshed", data: unprotectedAccount }],
  },
  portResults: {
    loadProtection: {
      ok: [protectedAccount],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchRefresh: ["data.refreshed"] },
})
