import { loadContract } from "../adapters/cabinet/contract-details"
import { readPage, watchPage } from "../adapters/site/list-page"
import { instantNow } from "../adapters/shared/clock"
import { fillPort } from "../adapters/shared/fill-port"
import { whenOffered } from "../adapters/shared/when-offered"
import { taggedFailure } from "../domain/shared/failure"
import { contractPage } from "../machines/cabinet/contract-page/contract-page.machine"
import { ContractPage } from "../ui/cabinet/contract-page/contract-page"
import type { PageProps } from "./site/route-chunk"
import type { App } from "./site/app"
import { offersExtension } from "./site/config"
import { remountOnCurrencyChange } from "./site/currency-changes"
import { apiOf } from "./site/api"

export const page = (app: App) => {
  const api = apiOf(app)
  const { clock, session } = app
  const read = whenOffered(() => offersExtension("contracts"), loadContract(api), taggedFailure("ContractNotFound"))
  const machine = contractPage.provide({ actors: { loadContract: fillPort(read), watchPage: watchPage(window) } })
  return remountOnCurrencyChange(session, ({ params }: PageProps) => {
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
  })
}
