import { live } from "../adapters/bridge"
import { instantNow } from "../adapters/clock"
import { loadContracts } from "../adapters/contracts"
import { readQuery, watchQuery } from "../adapters/query"
import { contracts } from "../machines/contracts/contracts.machine"
import { ContractsPage } from "../ui/contracts/contracts"
import type { App } from "./app"
import { calling } from "./calling"
import { anewWithCurrency } from "./currency-turns"

export const page = (app: App) => {
  const { api, clock, session } = calling(app)
  const machine = contracts.provide({
    actors: { loadContracts: live(loadContracts(api)), watchQuery: watchQuery(window) },
  })
  return anewWithCurrency(session, () => (
    <ContractsPage machine={machine} query={readQuery(location.search)} now={instantNow(clock)} />
  ))
}
