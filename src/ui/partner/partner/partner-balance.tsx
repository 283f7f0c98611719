import { useTranslation } from "react-i18next"
import { balancesOf } from "#domain/cabinet/account-summary.ts"
import type { accountSummary } from "#machines/cabinet/account-summary.machine.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { Card, CardGrid } from "#ui/kit/layout/card.tsx"
import { Section } from "#ui/kit/layout/page.tsx"
import { paths } from "#ui/site/paths.ts"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

type Machine = typeof accountSummary
type Props = ScreenProps<Machine>

/** Rewards are paid into this balance; shows it with a link to withdraw. */
export const PartnerBalance = (props: Props) => (
  <Section title={useTranslation("partner").t("balance.title")}>{renderView(views, props)}</Section>
)

const Empty = () => <p>{useTranslation("partner").t("balance.empty")}</p>

const Balances = ({ state }: Props) => {
  const { t } = useTranslation("partner")
  const format = useFormatters()
  const balances = balancesOf(state.context.accounts)
  if (balances.length === 0) return <Empty />
  return (
    <CardGrid>
      {balances.map(({ coin, account: { baseBalance, equivalentBalance } }) => (
        <li key={coin}>
          <Card>
            <p>
              <Figure>{format.amount(baseBalance.amount, coin)}</Figure>
            </p>
            <p>
              {t("codes.equivalent", { amount: format.amount(equivalentBalance.amount, equivalentBalance.currencyId) })}
            </p>
            <div>
              <ButtonLink href={paths.partnerWithdrawal(coin)}>
                <span aria-hidden="true">{t("balance.withdraw")}</span>
                <VisuallyHidden>{t(`balance.withdrawCoin.${coin}`)}</VisuallyHidden>
              </ButtonLink>
            </div>
          </Card>
        </li>
      ))}
    </CardGrid>
  )
}

const views: StateViews<Machine> = {
  loading: () => <Skeleton lines={6} />,
  deciding: noView,
  ready: Balances,
  empty: Empty,
  error: LoadFailed,
}
