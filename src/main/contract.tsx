import { loadContract } from "../adapters/cabinet/contract-details"
import { readPage, watchPage } from "../adapters/site/list-page"
import { instantNow } from "../adapters/shared/clock"
import type { Api } from "../adapters/shared/api"
import { asBackgroundApi } from "../adapters/shared/api"
import { fillPort } from "../adapters/shared/fill-port"
import { whenOffered } from "../adapters/shared/when-offered"
import { taggedFailure } from "../domain/shared/failure"
import { contractPage } from "../machines/cabinet/contract-page/contract-page.machine"
import { ContractPage } from "../ui/cabinet/contract-page/contract-page"
import type { PageProps } from "./site/route-chunk"
import type { App } from "./site/app"
import { offersExtension } from "./site/config"
import { displayTopics } from "./site/freshness"
import { loadFresh, watchRefresh } from "./site/watch-refresh"
import { apiOf } from "./site/api"

export const page = (app: App) => {
  const api = apiOf(app)
  const { clock } = app
  const read = (by: Api) =>
    whenOffered(() => offersExtension("contracts"), loadContract(by), taggedFailure("ContractNotFound"))
  const machine = contractPage.provide({
    actors: {
      loadContract: fillPort(loadFresh(app, displayTopics, read(api))),
      watchPage: watchPage(window),
      watchRefresh: watchRefresh(app, { load: read(asBackgroundApi(api)), topics: displayTopics }),
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
        now={instantNow(clock)}
      />
    )
  }
}
