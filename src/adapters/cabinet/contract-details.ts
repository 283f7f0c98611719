import { Effect } from "effect"
import { ContractDetails } from "../../domain/cabinet/contract-details"
import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import { offsetOf, pageSize } from "../../domain/shared/paging"
import type { ContractPageInput } from "../../machines/cabinet/contract-page/contract-page.machine"
import type { Api } from "../shared/api"
import { asCallFailed, part } from "../shared/api"

/** A contract with one page of its operations. 404, or 400 on the field contractId: the customer has no such contract. */
export const loadContract =
  (api: Api) =>
  ({
    contractId,
    page,
  }: ContractPageInput): Effect.Effect<ContractDetails, TaggedFailure<"ContractNotFound"> | CallFailed> =>
    Effect.mapError(
      api({
        method: "GET",
        path: `/contracts/${part(contractId)}`,
        query: { offset: String(offsetOf(page)), count: String(pageSize) },
        answer: ContractDetails,
      }),
      (error) =>
        error._tag === "Refused" && (error.status === 404 || (error.status === 400 && error.field === "contractId"))
          ? taggedFailure("ContractNotFound")
          : asCallFailed(error),
    )
