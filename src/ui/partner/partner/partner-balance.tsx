import { useTranslation } from "react-i18next"
import { listBalances } from "#domain/cabinet/account-summary.ts"
import { sumRewardsInCoins, sumAllRewards, type PartnerSummary } from "#domain/partner/partner.ts"
import type { accountSummary } from "#machines/cabinet/account-summary.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { Section } from "#ui/kit/layout/page.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/partner/partner-summary/partner-summary.module.css"

type Machine = typeof accountSummary
export type BalanceProps = ScreenProps<Machine>
interface Props extends BalanceProps {
  readonly codes: PartnerSummary
}

/** Shows the balance that receives the rewards, with a link to withdraw it, and the total rewards of all codes. */
export const PartnerBalance = ({ codes, ...props }: Props) => (
  <Section title={useTranslation("partner").t("balance.title")}>
    <Panel>
      <div className={css.balance}>
        <div className={patterns.stack}>{renderView(views, props)}</div>
        <Earned codes={codes} />
      </div>
    </Panel>
  </Section>
)

const states = ["accrued", "paid"] as const

/** Shows the rewards in the display currency and in the coins that are paid. */
const Earned = ({ codes }: Pick<Props, "codes">) => {
  const { t } = useTranslation("partner")
  const format = useFormatters()
  return (
    <KeyValues
      items={states.map((state) => {
        const sum = sumAllRewards(codes, state)
        if (sum === null) return null
        const value = (
          <>
            <strong data-figure={`partner.${state}Worth`}>
              {t("codes.equivalent", { amount: format.amount(sum.amount, sum.currencyId) })}
            </strong>
            {sumRewardsInCoins(codes, state).map(({ coin, amount }) => (
              <p key={coin} className={css.small} data-figure-of={coin}>
                <Amount figure={`partner.${state}`} value={amount} currency={coin} />
              </p>
            ))}
          </>
        )
        return { label: t(`balance.${state}`), value }
      })}
    />
  )
}

const Empty = () => <p>{useTranslation("partner").t("balance.empty")}</p>

const Balances = ({ state }: BalanceProps) => {
  const { t } = useTranslation("partner")
  const format = useFormatters()
  const balances = listBalances(state.context.accounts)
  if (balances.length === 0) return <Empty />
  return balances.map(({ coin, account: { baseBalance, equivalentBalance } }) => (
    <div key={coin} className={css.available} data-figure-of={coin}>
      <p className={patterns.note}>{t("balance.available")}</p>
      <p>
        <Figure figure="account.balance">{format.amount(baseBalance.amount, coin)}</Figure>
      </p>
      <p data-figure="account.balanceWorth">
        {t("codes.equivalent", { amount: format.amount(equivalentBalance.amount, equivalentBalance.currencyId) })}
      </p>
      <ButtonLink href={paths.partnerWithdrawal(coin)}>
        <span aria-hidden="true">{t("balance.withdraw")}</span>
        <VisuallyHidden>{t(`balance.withdrawCoin.${coin}`)}</VisuallyHidden>
      </ButtonLink>
    </div>
  ))
}

const views: StateViews<Machine> = {
  loading: () => <Skeleton lines={4} />,
  deciding: noView,
  ready: Balances,
  empty: Empty,
  failed: LoadFailed,
}
