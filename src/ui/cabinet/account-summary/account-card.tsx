import { useTranslation } from "react-i18next"
import {
  accountCoin,
  type AccountItem,
  type AccountSummary,
  priceChangePercent,
} from "#domain/cabinet/account-summary.ts"
import type { RatedCoin } from "#domain/money/rate.ts"
import { withdrawalCoinOf } from "#domain/money/withdrawal.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import type { Figure as FigureName } from "#ui/kit/figures/figure-mark.ts"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import type { Market } from "#ui/cabinet/market-cap/market-cap.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "./account-summary.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly account: AccountItem
  readonly among: AccountSummary
  readonly market: Market
}

/** Accessible label of a button. */
const ActionLabel = ({ short, whole }: { readonly short: string; readonly whole: string }) => (
  <>
    <span aria-hidden="true">{short}</span>
    <VisuallyHidden>{whole}</VisuallyHidden>
  </>
)

const useAccountLines = ({ baseOperation, equivalentOperation, baseRevenue, equivalentRevenue }: AccountItem) => {
  const { t } = useTranslation("dashboard")
  const { amount } = useFormatters()
  const approximate = (sum: AccountItem["equivalentRevenue"], figure: FigureName) => (
    <span className={`${patterns.note} ${css.quiet}`} data-figure={figure}>
      {t("accounts.about", { amount: amount(sum.amount, sum.currencyId) })}
    </span>
  )
  return [
    {
      label: t("accounts.lastPayout"),
      value:
        baseOperation === null ? (
          t("accounts.noPayout")
        ) : (
          <span className={patterns.atEnd}>
            <Amount figure="account.lastPayout" value={baseOperation.amount} currency={baseOperation.currencyId} />
            {equivalentOperation !== null && approximate(equivalentOperation, "account.lastPayoutWorth")}
            <span className={`${patterns.note} ${css.quiet}`}>
              <DateText at={baseOperation.createDate} />
            </span>
          </span>
        ),
    },
    {
      label: t("accounts.total"),
      value: (
        <span className={patterns.atEnd}>
          <Amount figure="account.paid" value={baseRevenue.amount} currency={baseRevenue.currencyId} />
          {approximate(equivalentRevenue, "account.paidWorth")}
        </span>
      ),
    },
  ]
}

/** What the coin costs now; empty where that is not known. */
const Rate = ({ coin, market }: Pick<Props, "market"> & { readonly coin: RatedCoin }) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  if (market === null) return null
  const { known, currency } = market
  const change = format.percentChange(priceChangePercent(known[coin]))
  return (
    <span data-figure="coin.rate coin.rateChange">
      {t("market.rate", { rate: format.amount(known[coin].rate, currency), change })}
    </span>
  )
}

/** One currency: balance, earnings, and the available actions. */
export const AccountCard = ({ account, among, market }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const coin = accountCoin(account)
  const name = t(`accounts.coins.${coin}`)
  const { baseBalance, equivalentBalance } = account
  // One balance is shown once: staking pays into that of ETH.
  const shared = coin === "eth2" && among.some((other) => accountCoin(other) === "eth")
  return (
    <Card coin={coin} of={coin}>
      <div className={`${patterns.stack} ${css.head}`}>
        <h2>{name}</h2>
        <p className={`${patterns.note} ${css.quiet}`}>
          {coin !== "unknown" && !shared && <Rate coin={withdrawalCoinOf(coin)} market={market} />}
        </p>
        <p className={`${patterns.row} ${css.rated}`}>
          <span className={`${patterns.note} ${css.quiet}`}>
            {t(coin === "eth2" ? "accounts.assets" : "accounts.power")}
          </span>
          <span data-figure="account.power">{format.quantity(account.quantity, account.unit)}</span>
        </p>
      </div>
      {shared ? (
        <p className={`${patterns.note} ${css.quiet}`}>{t("accounts.shared")}</p>
      ) : (
        <div className={css.balance}>
          <p className={`${patterns.note} ${css.quiet}`}>{t("accounts.balance")}</p>
          <p>
            <Figure figure="account.balance">{format.amount(baseBalance.amount, baseBalance.currencyId)}</Figure>
          </p>
          <p className={`${patterns.note} ${css.quiet}`} data-figure="account.balanceWorth">
            {t("accounts.about", { amount: format.amount(equivalentBalance.amount, equivalentBalance.currencyId) })}
          </p>
        </div>
      )}
      <KeyValues items={useAccountLines(account)} />
      <div className={`${patterns.row} ${css.actions}`}>
        {coin !== "unknown" && !shared && (
          <ButtonLink href={paths.withdrawal(withdrawalCoinOf(coin))}>
            <ActionLabel short={t("accounts.withdraw")} whole={t("accounts.withdrawCoin", { coin: name })} />
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href={paths.cabinetBuy()}>
          <ActionLabel short={t("accounts.buyMore")} whole={t("accounts.buyMoreCoin", { coin: name })} />
        </ButtonLink>
      </div>
    </Card>
  )
}
