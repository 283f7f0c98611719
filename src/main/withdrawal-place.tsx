import { lazy, Suspense } from "react"
import { useSearchParams } from "wouter"
import { loadTexts } from "../ui/i18n"
import type { App } from "./app"

interface Props {
  /** Balance and history have changed. */
  readonly onMade: () => void
}

/**
 * Where a page lets its address open the withdrawal: `?withdrawal=btc` (eth, eth2; without a value btc). Closing takes that from the
 * address. The modal is fetched when it is opened for the first time.
 */
export const createWithdrawalPlace = (app: App) => {
  const Modal = lazy(async () => {
    const [{ createWithdrawalModal }] = await Promise.all([import("./withdrawal"), loadTexts(app.i18n, app.locale(), ["withdrawal"])])
    return { default: createWithdrawalModal(app) }
  })
  return ({ onMade }: Props) => {
    const [search, setSearch] = useSearchParams()
    const currencyId = search.get("withdrawal")
    if (currencyId === null) return null
    const close = () => setSearch((now) => {
      now.delete("withdrawal")
      return now
    }, { replace: true })
    return <Suspense fallback={null}><Modal currencyId={currencyId} onMade={onMade} onClose={close} /></Suspense>
  }
}
