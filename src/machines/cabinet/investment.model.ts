import type { Investment } from "#domain/cabinet/investment.ts"
import { investment as summary } from "#domain/fixtures/dashboard.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { findLoadedData } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { investment } from "./investment.machine.ts"

const short: Investment = { ...summary, history: { ...summary.history, total: 2 } }

export const investmentModel = defineModel({
  machine: investment,
  input: { page: 1 },
  events: {
    "pageNumber.changed": [
      { type: "pageNumber.changed", page: 2 },
      { type: "pageNumber.changed", page: 1 },
    ],
    "data.refreshed": [
      { type: "data.refreshed", data: summary },
      { type: "data.refreshed", data: short },
    ],
  },
  portResults: {
    loadInvestment: {
      ok: [summary, short],
      InvestmentNotFound: [taggedFailure("InvestmentNotFound")],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchPage: ["pageNumber.changed"], watchRefresh: ["data.refreshed"] },
  distinguishBy: ({ page }: { page: number }) => ({ page }),
  when: ({ page }, event) => {
    const loaded = findLoadedData<Investment>(event)
    if (loaded === null) return null
    // A page has ten bonuses, so only the list of twelve bonuses has a second page.
    return page === 2 && loaded.history.total <= 10
      ? "the page is after the last one"
      : "the page has bonuses, or is the first"
  },
  portInputs: { loadInvestment: [{ page: 1 }, { page: 2 }] },
})
