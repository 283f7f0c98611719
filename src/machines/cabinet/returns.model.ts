import { returns as paidBack } from "../../domain/fixtures/dashboard"
import { model } from "../kit/model"
import { returns } from "./returns.machine"

export const returnsModel = model({
  machine: returns,
  input: { currency: "usd" },
  events: {},
  portResults: { loadReturns: { ok: [paidBack, null] } },
  feeds: {},
})
