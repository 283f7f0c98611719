import { useTranslation } from "react-i18next"
import { entriesWithGaps } from "../../domain/entries"
import type { accountSummary } from "../../machines/account-summary/account-summary.machine"
import { DataFailure } from "../dashboard/data-failure"
import { EmptyPanel } from "../kit/empty-panel"
import { Hidden } from "../kit/hidden"
import { Plate } from "../kit/plate"
import { Plates } from "../kit/plates"
import { Skeleton } from "../kit/skeleton"
import { Unreadable } from "../kit/unreadable"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import { AccountPlate } from "./account-plate"
import css from "./account-summary.module.css"

type Machine = typeof accountSummary
type Props = ScreenProps<Machine>

/** What each currency has brought: one plate for each. */
export const AccountSummary = (props: Props) => {
  const { t } = useTranslation("dashboard")
  const View = viewOf(views, props.state)
  return (
    <section className={css.accounts} aria-label={t("accounts.title")}>
      <View {...props} />
    </section>
  )
}

const Loading = () => (
  <Plates>
    {[1, 2, 3].map((plate) => (
      <li key={plate}>
        <div className={css.awaited}>
          <Skeleton lines={6} />
        </div>
      </li>
    ))}
  </Plates>
)

const Accounts = ({ state }: Props) => {
  const { t } = useTranslation("dashboard")
  const { accounts } = state.context
  return (
    <>
      <div role="status">
        <Hidden>{state.matches("reloading") && t("accounts.reloading")}</Hidden>
      </div>
      <Plates busy={state.matches("reloading")}>
        {entriesWithGaps(accounts).map((account, place) => (
          <li key={place}>
            {account === null ? (
              <Plate>
                <Unreadable />
              </Plate>
            ) : (
              <AccountPlate account={account} among={accounts} />
            )}
          </li>
        ))}
      </Plates>
    </>
  )
}

const Empty = () => {
  const { t } = useTranslation("dashboard")
  return (
    <EmptyPanel title={t("accounts.empty.title")} buy>
      {t("accounts.empty.text")}
    </EmptyPanel>
  )
}

const Failed = ({ state, send }: Props) => (
  <DataFailure failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
)

const views: Views<Machine> = {
  loading: Loading,
  sorting: nothing,
  ready: Accounts,
  reloading: Accounts,
  empty: Empty,
  error: Failed,
}
