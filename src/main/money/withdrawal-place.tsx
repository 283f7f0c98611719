import { lazy, Suspense } from "react"
import type { ComponentType } from "react"
import { useSearchParams } from "wouter"
import { loadTexts } from "../../ui/shared/i18n"
import { MissingPartNotice } from "../../ui/site/lazy-chunk/missing-part"
import type { App } from "../site/app"

interface Props {
  /** Balance and history have changed. */
  readonly onMade: () => void
  readonly onClosed: () => void
}

interface ModalProps extends Pick<Props, "onMade"> {
  readonly currencyId: string
  readonly onClose: () => void
}

/**
 * Where a page lets its address open the withdrawal: `?withdrawal=btc` (eth, eth2; without a value btc). Closing takes that from the
 * address. The modal is fetched when it is opened for the first time.
 */
export const createWithdrawalLauncher = (app: App) => {
  const Modal = lazy(async (): Promise<{ readonly default: ComponentType<ModalProps> }> => {
    try {
      const [{ createWithdrawalModal }] = await Promise.all([
        import("./withdrawal"),
        loadTexts(app.i18n, app.locale(), ["withdrawal"]),
      ])
      return { default: createWithdrawalModal(app) }
    } catch {
      // Browsers cache a failed module, so the retry reloads the document; its URL still opens the withdrawal.
      return { default: ({ onClose }) => <MissingPartNotice onRetry={() => location.reload()} onClose={onClose} /> }
    }
  })
  return ({ onMade, onClosed }: Props) => {
    const [search, setSearch] = useSearchParams()
    const currencyId = search.get("withdrawal")
    if (currencyId === null) return null
    const close = () => {
      setSearch(
        (now) => {
          now.delete("withdrawal")
          return now
        },
        { replace: true },
      )
      onClosed()
    }
    return (
      <Suspense fallback={null}>
        <Modal currencyId={currencyId} onMade={onMade} onClose={close} />
      </Suspense>
    )
  }
}
