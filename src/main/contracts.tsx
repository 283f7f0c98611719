import { asBackgroundApi } from "#adapters/shared/api.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { instantNow } from "#adapters/shared/clock.ts"
import { loadContracts } from "#adapters/cabinet/contracts.ts"
import { readContractQuery, watchContractQuery } from "#adapters/cabinet/contract-query.ts"
import { timing } from "#domain/shared/timing.ts"
import { contracts, type ContractsContext } from "#machines/cabinet/contracts.machine.ts"
import { ContractsPage } from "#ui/cabinet/contracts/contracts.tsx"
import type { App } from "./site/app.ts"
import { apiOf } from "./site/api.ts"
import { displayTopics } from "./site/freshness.ts"
import { loadFresh, watchRefresh } from "./site/watch-refresh.ts"

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
