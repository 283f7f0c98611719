import { Effect } from "effect"
import { loadAddressBook } from "#adapters/account/address-book.ts"
import { createWithdrawal, findWithdrawal, loadWithdrawalSummary } from "#adapters/money/withdrawal.ts"
import { asBackgroundApi } from "#adapters/shared/api.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { loadProfile } from "#adapters/site/session.ts"
import { findPrefilledAddress } from "#domain/account/address-book.ts"
import { withdrawalCoinOf } from "#domain/money/withdrawal.ts"
import type { WithdrawalSummaryChanged, WithdrawalInput } from "#machines/money/withdrawal.context.ts"
import { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { createPageApi, offers } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { displayTopics, notifyWithdrawalChanged } from "#main/site/freshness.ts"
import { watchStale } from "#main/site/watch-stale.ts"
import { Withdrawal } from "#ui/money/withdrawal/withdrawal.tsx"
import { withdrawalRequestStore } from "./pending-withdrawals.tsx"

interface Props {
  /** The value in the URL. Null for the default coin. */
  readonly currencyId: string | null
  readonly onCreated: () => void
  readonly onClose: () => void
}

/** Creates the modal with its ports filled. The code is large, so withdrawal-launcher.tsx fetches it when the modal opens. */
export const createWithdrawalModal = (app: AppContext) => {
  const api = createPageApi(app)
  const { session } = app
  const open = ({ coin }: WithdrawalInput) =>
    Effect.gen(function* () {
      const summary = yield* loadWithdrawalSummary(api)(coin)
      const knownProfile = session.getSnapshot().context.profile
      const profile = knownProfile ?? (yield* loadProfile(api)())
      const address = coin === "btc" ? profile.bitcoinAddress : profile.ethereumAddress
      const book = (yield* offers("addressBook")) ? yield* loadAddressBook(api)() : null
      return {
        customerId: profile.id,
        summary,
        address: findPrefilledAddress(book, coin, address ?? ""),
        book,
        pending: withdrawalRequestStore.pending(profile.id, coin),
      }
    })
  const loadInBackground = loadWithdrawalSummary(asBackgroundApi(api))
  const machine = provide(withdrawal)({
    openWithdrawal: open,
    createWithdrawal: createWithdrawal(api, withdrawalRequestStore),
    findWithdrawal: findWithdrawal(api, withdrawalRequestStore),
    loadWithdrawalSummary: ({ coin }: WithdrawalInput) => loadInBackground(coin),
    watchSummary: watchStale(app, displayTopics, ({ coin }: WithdrawalInput) =>
      Effect.map(loadInBackground(coin), (summary): WithdrawalSummaryChanged => ({
        type: "summary.changed",
        summary,
      })),
    ),
  })
  const changed = notifyWithdrawalChanged(app)
  return ({ currencyId, onCreated, onClose }: Props) => {
    const notifyCreated = () => {
      changed()
      onCreated()
    }
    return (
      <Withdrawal machine={machine} coin={withdrawalCoinOf(currencyId)} onCreated={notifyCreated} onClose={onClose} />
    )
  }
}
