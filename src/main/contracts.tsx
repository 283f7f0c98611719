import { loadContracts, readContractQuery } from "#adapters/cabinet/contracts.ts"
import { getCurrentInstant } from "#adapters/shared/clock.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { watchQuery } from "#adapters/site/location.ts"
import { contracts } from "#machines/cabinet/contracts.machine.ts"
import { ContractsPage } from "#ui/cabinet/contracts/contracts.tsx"
import { createExpectedEnd } from "./cabinet/expected-end.tsx"
import { getContractsRefreshInterval, contractTopics } from "./cabinet/list-refresh.ts"
import type { AppContext } from "./site/app.ts"
import { loadAndRefresh } from "./site/watch-refresh.ts"

export const createPage = (app: AppContext) => {
  const { load, watchRefresh } = loadAndRefresh(app, {
    load: loadContracts,
    topics: contractTopics,
    interval: getContractsRefreshInterval,
  })
  const machine = provide(contracts)({
    loadList: load,
    watchQuery: watchQuery(window, readContractQuery),
    watchRefresh,
  })
  const Expected = createExpectedEnd(app)
  return () => (
    <ContractsPage
      machine={machine}
      query={readContractQuery(location.search)}
      now={getCurrentInstant(app.clock)}
      Expected={Expected}
    />
  )
}
