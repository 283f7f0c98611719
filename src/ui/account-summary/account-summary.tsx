import { useTranslation } from "react-i18next"
import type { accountSummary } from "../../machines/account-summary/account-summary.machine"
import { DataFailure } from "../dashboard/data-failure"
import { EmptyPanel } from "../kit/empty-panel"
import { Hidden } from "../kit/hidden"
import { Skeleton } from "../kit/skeleton"
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
  return <section aria-label={t("accounts.title")}><View {...props} /></section>
}

const Loading = () => (
  <div className={css.plates}>
    {[1, 2, 3].map((plate) => <div key={plate} className={css.awaited}><Skeleton lines={6} /></div>)}
  </div>
)

const Plates = ({ state }: Props) => {
  const { t } = useTranslation("dashboard")
  const { accounts } = state.context
  return (
    <>
      <div role="status"><Hidden>{state.matches("reloading") && t("accounts.reloading")}</Hidden></div>
      <ul className={css.plates} aria-busy={state.matches("reloading")}>
        {accounts.map((account) => (
          <li key={account.unit}><AccountPlate account={account} among={accounts} /></li>
        ))}
      </ul>
    </>
  )
}

const Empty = () => {
  const { t } = useTranslation("dashboard")
  return <EmptyPanel title={t("accounts.empty.title")} buy>{t("accounts.empty.text")}</EmptyPanel>
}

const Failed = ({ state, send }: Props) => (
  <DataFailure failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
)

const views: Views<Machine> = {
  loading: Loading,
  sorting: nothing,
  ready: Plates,
  reloading: Plates,
  empty: Empty,
  error: Failed
}
