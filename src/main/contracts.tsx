import { loadContracts, readContractQuery } from "#adapters/cabinet/contracts.ts"
import { instantNow } from "#adapters/shared/clock.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { watchQuery } from "#adapters/site/location.ts"
import { contracts } from "#machines/cabinet/contracts.machine.ts"
import { ContractsPage } from "#ui/cabinet/contracts/contracts.tsx"
import { createExpectedEnd } from "./cabinet/expected-end.tsx"
import { contractsRefresh, contractTopics } from "./cabinet/list-refresh.ts"
import type { AppContext } from "./site/app.ts"
import { keepFresh } from "./site/watch-refresh.ts"

export const page = (app: AppContext) => {
  const { load, watchRefresh } = keepFresh(app, {
    load: loadContracts,
    topics: contractTopics,
    interval: contractsRefresh,
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
      now={instantNow(app.clock)}
      Expected={Expected}
    />
  )
}
