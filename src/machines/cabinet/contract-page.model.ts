import type { ContractDetails } from "#domain/cabinet/contract-details.ts"
import { contractDetails } from "#domain/fixtures/contract.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { findLoadedData } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { contractPage } from "./contract-page.machine.ts"

const short: ContractDetails = { ...contractDetails, history: { ...contractDetails.history, total: 2 } }

export const contractPageModel = defineModel({
  machine: contractPage,
  input: { contractId: contractDetails.contract.id, page: 1 },
  events: {
    "pageNumber.changed": [
      { type: "pageNumber.changed", page: 2 },
      { type: "pageNumber.changed", page: 1 },
    ],
    "data.refreshed": [
      { type: "data.refreshed", data: contractDetails },
      { type: "data.refreshed", data: short },
    ],
  },
  portResults: {
    loadContract: {
      ok: [contractDetails, short],
      ContractNotFound: [taggedFailure("ContractNotFound")],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchPage: ["pageNumber.changed"], watchRefresh: ["data.refreshed"] },
  distinguishBy: ({ page }: { page: number }) => ({ page }),
  when: ({ page }, event) => {
    const loaded = findLoadedData<ContractDetails>(event)
    if (loaded === null) return null
    // A page has ten operations, so only the list of twelve operations has a second page.
    return page === 2 && loaded.history.total <= 10
      ? "the page is after the last one"
      : "the page has operations, or is the first"
  },
  portInputs: {
    loadContract: [
      { contractId: "c0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c0001", page: 1 },
      { contractId: "c0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c0001", page: 2 },
    ],
  },
})
