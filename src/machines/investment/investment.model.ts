import { callFailed, named } from "../../domain/failure"
import { investment as summary } from "../../domain/fixtures/dashboard"
import { model } from "../kit/model"
import { investment } from "./investment.machine"

export const investmentModel = model({
  machine: investment,
  input: undefined,
  events: {
    "load.retry": [{ type: "load.retry" }],
    "share.increase": [{ type: "share.increase" }]
  },
  answers: {
    loadInvestment: {
      ok: [summary],
      NoInvestment: [named("NoInvestment")],
      CallFailed: [callFailed("server", { requestId: "req-42" })]
    }
  },
  feeds: {}
})
