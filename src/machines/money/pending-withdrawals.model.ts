import { pendingEth, pendingWithdrawal } from "../../domain/fixtures/withdrawal"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { pendingWithdrawals } from "./pending-withdrawals.machine"

export const pendingWithdrawalsModel = model({
  machine: pendingWithdrawals,
  input: { customerId: pendingWithdrawal.customerId },
  events: {
    "requests.check": [{ type: "requests.check" }],
    "requests.changed": [{ type: "requests.changed" }],
  },
  portResults: {
    settleRequests: {
      ok: [
        labelSample("an outcome is unknown", [pendingWithdrawal, pendingEth]),
        labelSample("nothing was sent, or the history shows it", []),
      ],
    },
  },
  feeds: { watchRequests: ["requests.changed"] },
})
