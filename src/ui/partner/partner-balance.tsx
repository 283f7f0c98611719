import { useTranslation } from "react-i18next"
import { balancesOf } from "../../domain/account-summary"
import type { accountSummary } from "../../machines/account-summary/account-summary.machine"
import { useFormat } from "../format"
import { ButtonLink } from "../kit/button-link"
import { FailurePanel } from "../kit/failure-panel"
import { Figure } from "../kit/figure"
import { Hidden } from "../kit/hidden"
import { Plate } from "../kit/plate"
import { Plates } from "../kit/plates"
import { Section } from "../kit/section"
import { Skeleton } from "../kit/skeleton"
import { paths } from "../paths"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"

type Machine = typeof accountSummary
type Props = ScreenProps<Machine>

/** Rewards are paid into the balance: what is there, and the way to take it out. */
export const PartnerBalance = (props: Props) => {
  const { t } = useTranslation("partner")
  const View = viewOf(views, props.state)
  return (
    <Section title={t("balance.title")}>
      <View {...props} />
    </Section>
  )
}

const Empty = () => <p>{useTranslation("partner").t("balance.empty")}</p>

const Balances = ({ state }: Props) => {
  const { t } = useTranslation("partner")
  const format = useFormat()
  const balances = balancesOf(state.context.accounts)
  if (balances.length === 0) return <Empty />
  return (
    <Plates busy={state.matches("reloading")}>
      {balances.map(({ coin, account: { baseBalance, equivalentBalance } }) => (
        <li key={coin}>
          <Plate>
            <p>
              <Figure>{format.amount(baseBalance.amount, coin)}</Figure>
            </p>
            <p>
              {t("codes.equivalent", { amount: format.amount(equivalentBalance.amount, equivalentBalance.currencyId) })}
            </p>
            <div>
              <ButtonLink href={paths.partnerWithdrawal(coin)}>
                <span aria-hidden="true">{t("balance.withdraw")}</span>
                <Hidden>{t(`balance.withdrawCoin.${coin}`)}</Hidden>
              </ButtonLink>
            </div>
          </Plate>
        </li>
      ))}
    </Plates>
  )
}

const views: Views<Machine> = {
  loading: () => <Skeleton lines={3} />,
  sorting: nothing,
  ready: Balances,
  reloading: Balances,
  empty: Empty,
  error: ({ state, send }) => (
    <FailurePanel failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
  ),
}
