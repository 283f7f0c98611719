import { Result } from "effect"
import type { ContractDetails } from "../../../domain/cabinet/contract-details"
import { contractDetails } from "../../../domain/fixtures/contract-details"
import { callFailed, taggedFailure } from "../../../domain/shared/failure"
import { model } from "../../kit/model"
import { contractPage } from "./contract-page.machine"

const short: ContractDetails = { ...contractDetails, history: { ...contractDetails.history, total: 2 } }

export const contractPageModel = model({
  machine: contractPage,
  input: { contractId: contractDetails.contract.id, page: 1 },
  events: {
    "page.changed": [
      { type: "page.changed", page: 2 },
      { type: "page.changed", page: 1 },
    ],
    "load.retry": [{ type: "load.retry" }],
  },
  portResults: {
    loadContract: {
      ok: [contractDetails, short],
      ContractNotFound: [taggedFailure("ContractNotFound")],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchPage: ["page.changed"] },
  distinguishBy: ({ page }: { page: number }) => ({ page }),
  when: ({ page }, event) => {
    const output = event["output"] as Result.Result<ContractDetails, unknown> | undefined
    if (output === undefined || Result.isFailure(output)) return null
    // Ten to a page: of twelve operations there is a second one, of two there is not.
    return page === 2 && output.success.history.total <= 10
      ? "the page is after the last one"
      : "the page has operations, or is the first"
  },
})
