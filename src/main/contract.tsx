import { Effect } from "effect"
import { loadContract } from "#adapters/cabinet/contracts.ts"
import { getCurrentInstant } from "#adapters/shared/clock.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { readPage, watchPage } from "#adapters/site/location.ts"
import { taggedFailure } from "#domain/shared/failure.ts"
import { contractPage, type ContractPageInput } from "#machines/cabinet/contract-page.machine.ts"
import { ContractEstimatePending } from "#ui/cabinet/contract-page/contract-estimate-pending.tsx"
import { ContractPage } from "#ui/cabinet/contract-page/contract-page.tsx"
import { MissingPart } from "#ui/site/lazy-chunk/missing-part.tsx"
import { offers } from "./site/api.ts"
import type { AppContext } from "./site/app.ts"
import { displayTopics } from "./site/freshness.ts"
import { lazyPart } from "./site/part.tsx"
import type { PageProps } from "./site/route-chunk.ts"
import { loadAndRefresh } from "./site/watch-refresh.ts"

/** Creates the page of a contract. Every contract counts as not found if the operator does not offer the extension `contracts`. */
export const createPage = (app: AppContext) => {
  const { load, watchRefresh } = loadAndRefresh(app, {
    load: (api) => (input: ContractPageInput) =>
      Effect.flatMap(offers("contracts"), (isOffered) =>
        isOffered ? loadContract(api)(input) : Effect.fail(taggedFailure("ContractNotFound")),
      ),
    topics: displayTopics,
  })
  const machine = provide(contractPage)({
    loadContract: load,
    watchPage: watchPage(window),
    watchRefresh,
  })
  const EstimatePanel = lazyPart(app, {
    load: () => import("./cabinet/fans.tsx"),
    view: ({ createPaybackFans }) => createPaybackFans(app).Contract,
    texts: ["estimates"],
    offered: "estimates",
    pending: <ContractEstimatePending />,
    missing: MissingPart,
  })
  return ({ params }: PageProps) => {
    const contractId = params["id"]!
    return (
      <ContractPage
        key={contractId}
        machine={machine}
        contractId={contractId}
        page={readPage(location.search)}
        now={getCurrentInstant(app.clock)}
        EstimatePanel={EstimatePanel}
      />
    )
  }
}
