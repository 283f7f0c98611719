import { useTranslation } from "react-i18next"
import { balancesOf } from "../../../domain/cabinet/account-summary"
import type { accountSummary } from "../../../machines/cabinet/account-summary.machine"
import { useFormatters } from "../../shared/format"
import { ButtonLink } from "../../kit/actions/button-link"
import { LoadFailed } from "../../kit/feedback/failure-panel"
import { Figure } from "../../kit/figures/figure"
import { VisuallyHidden } from "../../kit/layout/visually-hidden"
import { Card } from "../../kit/layout/card"
import { CardGrid } from "../../kit/layout/card-grid"
import { Section } from "../../kit/layout/section"
import { Skeleton } from "../../kit/feedback/skeleton"
import { paths } from "../../site/paths"
import { noView, renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"

type Machine = typeof accountSummary
type Props = ScreenProps<Machine>

/** Rewards are paid into this balance; shows it with a link to withdraw. */
export const PartnerBalance = (props: Props) => {
  const { t } = useTranslation("partner")
  const View = renderView(views, props.state)
  return (
    <Section title={t("balance.title")}>
      <View {...props} />
    </Section>
  )
}

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
  loading: () => <Skeleton lines={3} />,
  deciding: noView,
  ready: Balances,
  empty: Empty,
  error: LoadFailed,
}
