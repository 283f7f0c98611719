import { callFailed, named } from "../../domain/failure"
import { madeWithdrawal, openedWithdrawal } from "../../domain/fixtures/withdrawal"
import { decimal } from "../../domain/money"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { withdrawal } from "./withdrawal.machine"

const rightAddress = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

export const withdrawalModel = model({
  machine: withdrawal,
  input: { coin: "btc" },
  events: {
    "load.retry": [{ type: "load.retry" }],
    "form.submit": [
      when("enough, to a sound address", { type: "form.submit", amount: decimal("0.0015"), address: rightAddress }),
      when("below the minimum", { type: "form.submit", amount: decimal("0.0004"), address: rightAddress }),
      when("enough, to a doubtful address", { type: "form.submit", amount: decimal("0.0015"), address: `${rightAddress.slice(0, -1)}5` })
    ],
    "form.back": [{ type: "form.back" }],
    "warning.confirm": [{ type: "warning.confirm" }],
    "withdrawal.check": [{ type: "withdrawal.check" }],
    "hold.ended": [{ type: "hold.ended" }],
    "summary.told": [{ type: "summary.told", summary: openedWithdrawal.summary }]
  },
  answers: {
    openWithdrawal: { ok: [openedWithdrawal], CallFailed: [callFailed("server", { requestId: "req-41" })] },
    createWithdrawal: {
      ok: [madeWithdrawal],
      AnswerLost: [named("AnswerLost")],
      IdReused: [named("IdReused")],
      Demo: [named("Demo")],
      CallFailed: [
        when("any other; the server's message, else the default one", callFailed("refused", { message: "The amount is above your balance." })),
        when("429 that says for how long", callFailed("tooMany", { message: "Too many attempts. Try again later.", retryAfter: 600 })),
        when("the two-factor challenge was closed", callFailed("cancelled"))
      ]
    },
    findWithdrawal: {
      ok: [when("it was made", madeWithdrawal), null],
      CallFailed: [callFailed("offline")]
    }
  },
  feeds: { watchSummary: ["summary.told"] },
  facts: ({ confirmed }) => confirmed,
  when: ({ confirmed }, event) => {
    if (event.type === "xstate.done.actor.findWithdrawal") {
      const { success } = event["output"] as { readonly success?: unknown }
      return success === null ? "it was not" : null
    }
    if (event.type !== "form.submit" || confirmed === null) return null
    return event["address"] === confirmed ? "enough, to the confirmed address" : null
  }
})
