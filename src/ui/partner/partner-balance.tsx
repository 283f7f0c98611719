import { useTranslation } from "react-i18next"
import { balancesOf } from "../../domain/account-summary"
import type { accountSummary } from "../../machines/account-summary/account-summary.machine"
import { useFormatters } from "../format"
import { ButtonLink } from "../kit/button-link"
import { FailurePanel } from "../kit/failure-panel"
import { Figure } from "../kit/figure"
import { VisuallyHidden } from "../kit/hidden"
import { Card } from "../kit/card"
import { CardGrid } from "../kit/card-grid"
import { Section } from "../kit/section"
import { Skeleton } from "../kit/skeleton"
import { paths } from "../paths"
import { noView, renderView } from "../screen"
import type { ScreenProps, StateViews } from "../screen"

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
    <CardGrid busy={state.matches("reloading")}>
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
  reloading: Balances,
  empty: Empty,
  error: ({ state, send }) => (
    <FailurePanel failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
  ),
}
