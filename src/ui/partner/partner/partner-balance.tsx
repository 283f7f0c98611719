import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { balancesOf } from "#domain/cabinet/account-summary.ts"
import { earnedTogether, type PartnerSummary } from "#domain/partner/partner.ts"
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
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof accountSummary
export type BalanceProps = ScreenProps<Machine>
interface Props extends BalanceProps {
  readonly codes: PartnerSummary
}

/** Rewards are paid into this balance; shows it with a link to withdraw, and what all codes have earned. */
export const PartnerBalance = ({ codes, ...props }: Props) => {
  const { t } = useTranslation("partner")
  return (
    <Section title={t("balance.title")}>
      <CardGrid>
        {renderView(views, props)}
        <Earned codes={codes} state="accrued" />
        <Earned codes={codes} state="paid" />
      </CardGrid>
    </Section>
  )
}

interface FigureProps {
  readonly label: string
  readonly figure: string
  readonly children?: ReactNode
}

const LabelledFigure = ({ label, figure, children }: FigureProps) => (
  <li>
    <Card>
      <p className={patterns.note}>{label}</p>
      <p>
        <Figure>{figure}</Figure>
      </p>
      {children}
    </Card>
  </li>
)

const Earned = ({ codes, state }: Pick<Props, "codes"> & { readonly state: "accrued" | "paid" }) => {
  const { t } = useTranslation("partner")
  const format = useFormatters()
  const sum = earnedTogether(codes, state)
  return (
    sum && (
      <LabelledFigure
        label={t(`balance.${state}`)}
        figure={t("codes.equivalent", { amount: format.amount(sum.amount, sum.currencyId) })}
      />
    )
  )
}

const Empty = () => (
  <li>
    <Card>
      <p>{useTranslation("partner").t("balance.empty")}</p>
    </Card>
  </li>
)

const Balances = ({ state }: BalanceProps) => {
  const { t } = useTranslation("partner")
  const format = useFormatters()
  const balances = balancesOf(state.context.accounts)
  if (balances.length === 0) return <Empty />
  return balances.map(({ coin, account: { baseBalance, equivalentBalance } }) => (
    <LabelledFigure key={coin} label={t("balance.available")} figure={format.amount(baseBalance.amount, coin)}>
      <p>{t("codes.equivalent", { amount: format.amount(equivalentBalance.amount, equivalentBalance.currencyId) })}</p>
      <div>
        <ButtonLink href={paths.partnerWithdrawal(coin)}>
          <span aria-hidden="true">{t("balance.withdraw")}</span>
          <VisuallyHidden>{t(`balance.withdrawCoin.${coin}`)}</VisuallyHidden>
        </ButtonLink>
      </div>
    </LabelledFigure>
  ))
}

const views: StateViews<Machine> = {
  loading: () => (
    <li>
      <Skeleton lines={6} />
    </li>
  ),
  deciding: noView,
  ready: Balances,
  empty: Empty,
  error: (props) => (
    <li>
      <LoadFailed {...props} />
    </li>
  ),
}
