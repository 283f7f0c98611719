import { loadContract } from "../adapters/cabinet/contract-details"
import { readPage, watchPage } from "../adapters/site/list-page"
import { instantNow } from "../adapters/shared/clock"
import { fillPort } from "../adapters/shared/fill-port"
import { whenOffered } from "../adapters/shared/when-offered"
import { taggedFailure } from "../domain/shared/failure"
import { contractPage } from "../machines/cabinet/contract-page.machine"
import { ContractPage } from "../ui/cabinet/contract-page/contract-page"
import type { PageProps } from "./site/route-chunk"
import type { App } from "./site/app"
import { offersExtension } from "./site/config"
import { displayTopics } from "./site/freshness"
import { keepFresh } from "./site/watch-refresh"

export const page = (app: App) => {
  const { load, watchRefresh } = keepFresh(app, {
    load: (api) =>
      whenOffered(() => offersExtension("contracts"), loadContract(api), taggedFailure("ContractNotFound")),
    topics: displayTopics,
  })
  const machine = contractPage.provide({
    actors: {
      loadContract: fillPort(load),
      watchPage: watchPage(window),
      watchRefresh,
    },
  })
  return ({ params }: PageProps) => {
    const contractId = params["id"]!
    return (
      <ContractPage
        key={contractId}
        machine={machine}
        contractId={contractId}
        page={readPage(location.search)}
        now={instantNow(app.clock)}
      />
    )
  }
}
