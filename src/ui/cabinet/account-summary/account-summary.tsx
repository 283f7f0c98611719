import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { NewcomerStep } from "#domain/cabinet/customer-tasks.ts"
import { listEntriesWithGaps } from "#domain/shared/entries.ts"
import type { accountSummary } from "#machines/cabinet/account-summary.machine.ts"
import { WidgetFailed } from "#ui/cabinet/dashboard/widget.tsx"
import type { Market } from "#ui/cabinet/market-cap/market-cap.tsx"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { LoadingMarker } from "#ui/kit/feedback/loading-marker.tsx"
import { StepList } from "#ui/kit/figures/step-list.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { AccountCard } from "./account-card.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./account-summary.module.css"

type Machine = typeof accountSummary
interface OwnProps {
  /** The step that a newcomer's orders have reached. */
  readonly step: NewcomerStep
  readonly isEmailConfirmed: boolean
  readonly market: Market
  /** The possible payback of a purchase, for a newcomer. */
  readonly fan: ReactNode
}
type ViewProps = ScreenProps<Machine> & OwnProps

/** Shows one row per currency, or the first steps to a newcomer. */
export const AccountSummary = (props: ViewProps) => (
  <section className={css.accounts} aria-label={useTranslation("dashboard").t("accounts.title")}>
    {renderView(views, props)}
  </section>
)

const Accounts = ({ state, market }: ViewProps) => {
  const { t } = useTranslation("dashboard")
  const { accounts } = state.context
  return (
    <>
      <h2>{t("accounts.title")}</h2>
      <ul className={`${patterns.card} ${patterns.entries}`}>
        {listEntriesWithGaps(accounts).map((account, place) => (
          <li key={place}>
            {account === null ? (
              <UnreadableEntry />
            ) : (
              <AccountCard account={account} among={accounts} market={market} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Shows a newcomer the steps to the first payout and the expected payback. The button of an open order is in the first panel. */
const Empty = ({ step, isEmailConfirmed, fan }: ViewProps) => {
  const { t } = useTranslation(["dashboard", "common"])
  const steps = (["confirm", "buy", "payout"] as const).map((name) => t(`accounts.steps.${name}`))
  const bought = step === 2 ? 2 : 1
  return (
    <Panel title={t("accounts.empty.title")}>
      <div className={css.newcomer}>
        <div className={css.steps}>
          <StepList items={steps} current={isEmailConfirmed ? bought : 0} />
          {step === 0 && <ButtonLink href={paths.cabinetBuy()}>{t("common:empty.buy")}</ButtonLink>}
        </div>
        {fan}
      </div>
    </Panel>
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: LoadingMarker,
  deciding: noView,
  ready: Accounts,
  empty: Empty,
  failed: WidgetFailed,
}
