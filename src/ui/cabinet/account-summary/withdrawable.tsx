import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { listBalances, type AccountSummary } from "#domain/cabinet/account-summary.ts"
import { sumAmounts } from "#domain/cabinet/forecast.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { Block } from "#ui/kit/feedback/block.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import css from "#ui/cabinet/returns/returns.module.css"
import figureCss from "#ui/kit/figures/figure.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The placeholder of `Withdrawable`, with the button in its final position. */
export const WithdrawableSkeleton = () => {
  const { t } = useTranslation("dashboard")
  return (
    <div className={css.cell}>
      <p className={patterns.note}>{t("accounts.withdrawable")}</p>
      <p>
        <span className={`${figureCss.figure} ${figureCss.big}`}>
          <Block />
        </span>
      </p>
      <p className={patterns.note}>
        <Block />
      </p>
      <div className={css.withdraw}>
        <Button disabled onClick={() => undefined}>
          {t("accounts.withdraw")}
        </Button>
      </div>
    </div>
  )
}

/** The number of characters from which a sum is too long for a font size of 60 px. */
const maxDisplayLength = 11

/**
 * Shows the total worth of all balances and a link to withdraw them. The link opens the withdrawal of the coin with the highest
 * worth.
 */
export const Withdrawable = ({ accounts }: { readonly accounts: AccountSummary }) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const [first] = accounts
  if (first === undefined) return null
  const worthOf = ({ account }: (typeof balances)[number]) => account.equivalentBalance.amount
  const balances = listBalances(accounts)
  const [largestBalance] = balances.toSorted((one, other) => BigDecimal.Order(worthOf(other), worthOf(one)))
  const worth = format.amount(sumAmounts(balances.map(worthOf)), first.equivalentBalance.currencyId)
  return (
    <div className={css.cell}>
      <p className={patterns.note}>{t("accounts.withdrawable")}</p>
      <p className={worth.length < maxDisplayLength ? css.display : undefined}>
        <Figure isBig figure="account.withdrawable">
          {worth}
        </Figure>
      </p>
      <ul className={`${patterns.row} ${patterns.note} ${css.coins}`}>
        {balances.map(({ coin, account: { baseBalance } }) => (
          <li key={coin} data-figure-of={coin}>
            <Amount figure="account.balance" value={baseBalance.amount} currency={baseBalance.currencyId} />
          </li>
        ))}
      </ul>
      <div className={css.withdraw}>
        {largestBalance && (
          <ButtonLink href={paths.withdrawal(largestBalance.coin)}>{t("accounts.withdraw")}</ButtonLink>
        )}
      </div>
    </div>
  )
}
