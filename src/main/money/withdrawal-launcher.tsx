import { useState } from "react"
import { useSearchParams } from "wouter"
import type { AppContext } from "#main/site/app.ts"
import { lazyPart } from "#main/site/part.tsx"
import { MissingPartNotice } from "#ui/site/lazy-chunk/missing-part.tsx"

/**
 * Creates the launcher of the withdrawal that the query of the URL requests: `?withdrawal=btc` (eth, eth2, or no value for btc). The
 * modal's code loads when the modal opens for the first time.
 *
 * Closing the modal removes the parameter. A completed withdrawal removes it too, so that a reload does not start another withdrawal.
 */
export const createWithdrawalLauncher = (app: AppContext) => {
  const Modal = lazyPart(app, {
    load: () => import("./withdrawal.tsx"),
    view: ({ createWithdrawalModal }) => createWithdrawalModal(app),
    texts: ["withdrawal"],
    // Browsers cache a failed module, so the retry reloads the document. The URL still opens the withdrawal.
    missing: ({ onClose }: { readonly onClose: () => void }) => (
      <MissingPartNotice onReload={() => location.reload()} onClose={onClose} />
    ),
  })
  return () => {
    const [search, setSearch] = useSearchParams()
    const [made, setMade] = useState<string | null>(null)
    const currencyId = search.get("withdrawal") ?? made
    if (currencyId === null) return null
    const leaveAddress = () =>
      setSearch(
        (now) => {
          now.delete("withdrawal")
          return now
        },
        { replace: true },
      )
    const keep = () => {
      setMade(currencyId)
      leaveAddress()
    }
    const close = () => {
      setMade(null)
      leaveAddress()
      app.freshness.send({ type: "stale", topics: ["withdrawals"] })
    }
    return <Modal currencyId={currencyId} onCreated={keep} onClose={close} />
  }
}
