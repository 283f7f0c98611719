import { live } from "../adapters/bridge"
import { instantNow } from "../adapters/clock"
import { loadContracts } from "../adapters/contracts"
import { readContractQuery, watchContractQuery } from "../adapters/query"
import { contracts } from "../machines/contracts/contracts.machine"
import { ContractsPage } from "../ui/contracts/contracts"
import type { App } from "./app"
import { withApi } from "./with-api"
import { remountOnCurrencyChange } from "./currency-changes"

export const page = (app: App) => {
  const { api, clock, session } = withApi(app)
  const machine = contracts.provide({
    actors: { loadContracts: live(loadContracts(api)), watchQuery: watchContractQuery(window) },
  })
  return remountOnCurrencyChange(session, () => (
    <ContractsPage machine={machine} query={readContractQuery(location.search)} now={instantNow(clock)} />
  ))
}
