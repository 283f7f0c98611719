import { ContractDetails } from "#domain/cabinet/contract-details.ts"
import { offsetOf, pageSize } from "#domain/shared/paging.ts"
import type { ContractPageInput } from "#machines/cabinet/contract-page.machine.ts"
import { part, type Api } from "#adapters/shared/api.ts"

/** A contract with one page of its operations. */
export const loadContract =
  (api: Api) =>
  ({ contractId, page }: ContractPageInput) =>
    api(`GET /contracts/${part(contractId)}`, {
      query: { offset: String(offsetOf(page)), count: String(pageSize) },
      answer: ContractDetails,
      // The customer has no such contract.
      refusals: { ContractNotFound: [{ status: 404 }, { status: 400, field: "contractId" }] },
    })
