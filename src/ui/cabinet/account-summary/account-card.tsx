import { useTranslation } from "react-i18next"
import {
  coinOfAccount,
  type AccountItem,
  type AccountSummary,
  calculatePriceChangePercent,
} from "#domain/cabinet/account-summary.ts"
import type { RatedCoin } from "#domain/money/rate.ts"
import { withdrawalCoinOf } from "#domain/money/withdrawal.ts"
import type { Market } from "#ui/cabinet/market-cap/market-cap.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import type { Figure as FigureName } from "#ui/kit/figures/figure-mark.ts"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./account-summary.module.css"

interface Props {
  readonly account: AccountItem
  readonly among: AccountSummary
  readonly market: Market
}

/** The short label of a button, with the whole label for screen readers. */
const ActionLabel = ({ shortText, fullText }: { readonly shortText: string; readonly fullText: string }) => (
  <>
    <span aria-hidden="true">{shortText}</span>
    <VisuallyHidden>{fullText}</VisuallyHidden>
  </>
)

const useAccountLines = ({ baseOperation, equivalentOperation, baseRevenue, equivalentRevenue }: AccountItem) => {
  const { t } = useTranslation("dashboard")
  const { amount } = useFormatters()
  const approximate = (sum: AccountItem["equivalentRevenue"], figure: FigureName) => (
    <span data-figure={figure}>{t("accounts.about", { amount: amount(sum.amount, sum.currencyId) })}</span>
  )
  return [
    {
      label: t("accounts.lastPayout"),
      value:
        baseOperation === null ? (
          <p className={css.figure}>{t("accounts.noPayout")}</p>
        ) : (
          <>
            <p className={css.figure}>
              <Amount figure="account.lastPayout" value={baseOperation.amount} currency={baseOperation.currencyId} />
            </p>
            <p className={`${patterns.row} ${patterns.note} ${css.more}`}>
              {equivalentOperation !== null && approximate(equivalentOperation, "account.lastPayoutWorth")}
              <DateText instant={baseOperation.createDate} />
            </p>
          </>
        ),
    },
    {
      label: t("accounts.total"),
      value: (
        <>
          <p className={css.figure}>
            <Amount figure="account.paid" value={baseRevenue.amount} currency={baseRevenue.currencyId} />
          </p>
          <p className={patterns.note}>{approximate(equivalentRevenue, "account.paidWorth")}</p>
        </>
      ),
    },
  ]
}

/** Shows the current rate of the coin. Renders nothing if the rate is unknown. */
const Rate = ({ coin, market }: Pick<Props, "market"> & { readonly coin: RatedCoin }) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  if (market === null) return null
  const { known, currency } = market
  const change = format.percentChange(calculatePriceChangePercent(known[coin]))
  return (
    <span data-figure="coin.rate coin.rateChange">
      {t("market.rate", { rate: format.amount(known[coin].rate, currency), change })}
    </span>
  )
}

/** Shows the account of one currency: its balance, earnings and available actions. */
export const AccountCard = ({ account, among, market }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const coin = coinOfAccount(account)
  const name = t(`accounts.coins.${coin}`)
  const { baseBalance, equivalentBalance } = account
  // Hides the balance of staking next to ETH, because staking pays into the ETH balance, and a page must show that balance only
  // once.
  const shared = coin === "eth2" && among.some((other) => coinOfAccount(other) === "eth")
  return (
    <div className={css.account} data-figure-of={coin}>
      <div>
        <h3>{name}</h3>
        <p className={`${patterns.note} ${css.rate}`}>
          {coin !== "unknown" && !shared && <Rate coin={withdrawalCoinOf(coin)} market={market} />}
        </p>
      </div>
      <div>
        {shared ? (
          <p className={patterns.note}>{t("accounts.shared")}</p>
        ) : (
          <>
            <p className={patterns.note}>{t("accounts.balance")}</p>
            <p className={css.figure}>
              <Amount figure="account.balance" value={baseBalance.amount} currency={baseBalance.currencyId} />
            </p>
            <p className={patterns.note} data-figure="account.balanceWorth">
              {t("accounts.about", { amount: format.amount(equivalentBalance.amount, equivalentBalance.currencyId) })}
            </p>
          </>
        )}
      </div>
      <div>
        <p className={patterns.note}>{t(coin === "eth2" ? "accounts.assets" : "accounts.power")}</p>
        <p className={css.figure} data-figure="account.power">
          {format.quantity(account.quantity, account.unit)}
        </p>
      </div>
      {useAccountLines(account).map(({ label, value }) => (
        <div key={label}>
          <p className={patterns.note}>{label}</p>
          {value}
        </div>
      ))}
      <div className={css.actions}>
        {coin !== "unknown" && !shared && (
          <TextLink kind="alone" href={paths.withdrawal(withdrawalCoinOf(coin))}>
            <ActionLabel shortText={t("accounts.withdraw")} fullText={t("accounts.withdrawCoin", { coin: name })} />
          </TextLink>
        )}
        <TextLink kind="alone" href={paths.cabinetBuy()}>
          <ActionLabel shortText={t("accounts.buyMore")} fullText={t("accounts.buyMoreCoin", { coin: name })} />
        </TextLink>
      </div>
    </div>
  )
}
