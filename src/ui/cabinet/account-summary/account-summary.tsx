import { useTranslation } from "react-i18next"
import { entriesWithGaps } from "#domain/shared/entries.ts"
import type { NewcomerStep } from "#domain/cabinet/newcomer-step.ts"
import type { accountSummary } from "#machines/cabinet/account-summary.machine.ts"
import { WidgetFailed } from "#ui/cabinet/dashboard/widget.tsx"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { CardGrid } from "#ui/kit/layout/card-grid.tsx"
import { StepList } from "#ui/kit/figures/step-list.tsx"
import { Skeleton } from "#ui/kit/feedback/skeleton.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"
import { AccountCard } from "./account-card.tsx"
import css from "./account-summary.module.css"

type Machine = typeof accountSummary
interface ExtraProps {
  /** Where a newcomer is; at the first step by default. */
  readonly step?: NewcomerStep
}
type Props = ScreenProps<Machine> & ExtraProps

/** One card per currency. */
export const AccountSummary = (props: Props) => {
  const { t } = useTranslation("dashboard")
  const View = renderView(views, props.state)
  return (
    <section className={css.accounts} aria-label={t("accounts.title")}>
      <View {...props} />
    </section>
  )
}

const Loading = () => (
  <CardGrid>
    {[1, 2, 3].map((index) => (
      <li key={index}>
        <div className={css.awaited}>
          <Skeleton lines={6} />
        </div>
      </li>
    ))}
  </CardGrid>
)

const Accounts = ({ state }: Props) => {
  const { accounts } = state.context
  return (
    <CardGrid>
      {entriesWithGaps(accounts).map((account, place) => (
        <li key={place}>
          {account === null ? (
            <Card>
              <UnreadableEntry />
            </Card>
          ) : (
            <AccountCard account={account} among={accounts} />
          )}
        </li>
      ))}
    </CardGrid>
  )
}

/** For newcomers: the way to the first payout. With an order, its row has the next action. */
const Empty = ({ step = 0 }: Props) => {
  const { t } = useTranslation("dashboard")
  const steps = (["choose", "pay", "payout"] as const).map((name) => t(`accounts.steps.${name}`))
  return (
    <EmptyPanel title={t("accounts.empty.title")} buy={step === 0}>
      <StepList items={steps} current={step} />
    </EmptyPanel>
  )
}

const views: StateViews<Machine, ExtraProps> = {
  loading: Loading,
  deciding: noView,
  ready: Accounts,
  empty: Empty,
  error: WidgetFailed,
}
