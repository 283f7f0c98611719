import { asBackgroundApi } from "../adapters/shared/api"
import { fillPort } from "../adapters/shared/fill-port"
import { instantNow } from "../adapters/shared/clock"
import { loadContracts } from "../adapters/cabinet/contracts"
import { readContractQuery, watchContractQuery } from "../adapters/cabinet/contract-query"
import { timing } from "../domain/shared/timing"
import type { ContractsContext } from "../machines/cabinet/contracts.machine"
import { contracts } from "../machines/cabinet/contracts.machine"
import { ContractsPage } from "../ui/cabinet/contracts/contracts"
import type { App } from "./site/app"
import { apiOf } from "./site/api"
import { displayTopics } from "./site/freshness"
import { loadFresh, watchRefresh } from "./site/watch-refresh"

const topics = ["contracts", ...displayTopics] as const

export const page = (app: App) => {
  const api = apiOf(app)
  const { clock } = app
  const machine = contracts.provide({
    actors: {
      loadContracts: fillPort(loadFresh(app, topics, loadContracts(api))),
      watchQuery: watchContractQuery(window),
      watchRefresh: watchRefresh(app, {
        interval: () => timing.refresh,
        topics,
        load: ({ query }: ContractsContext) => loadContracts(asBackgroundApi(api))(query),
      }),
    },
  })
  return () => <ContractsPage machine={machine} query={readContractQuery(location.search)} now={instantNow(clock)} />
}
