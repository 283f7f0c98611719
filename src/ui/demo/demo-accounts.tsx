import { useTranslation } from "react-i18next"
import type { AccountItem, AccountSummary } from "../../domain/account-summary"
import { accountCoin } from "../../domain/account-summary"
import { entriesWithGaps } from "../../domain/entries"
import { useFormat } from "../format"
import { Amount, Unbroken } from "../kit/amount"
import { Figure } from "../kit/figure"
import { KeyValues } from "../kit/key-values"
import { Plate } from "../kit/plate"
import { Plates } from "../kit/plates"
import { Section } from "../kit/section"
import { Spread } from "../kit/spread"
import { Unreadable } from "../kit/unreadable"
import css from "./demo.module.css"

const Account = ({ account }: { readonly account: AccountItem }) => {
  const { t } = useTranslation(["demo", "cabinet"])
  const format = useFormat()
  const { baseBalance, equivalentBalance, baseRevenue, quantity, unit } = account
  const coin = accountCoin(account)
  return (
    <Plate coin={coin}>
      <Spread>
        <h3>{t(`cabinet:contracts.coins.${coin}`)}</h3>
        <p>
          <Unbroken>{format.quantity(quantity, unit)}</Unbroken>
        </p>
      </Spread>
      <div>
        <p className={css.quiet}>{t("summary.balance")}</p>
        <p>
          <Figure>{format.amount(baseBalance.amount, baseBalance.currencyId)}</Figure>
        </p>
        <p className={css.quiet}>
          {t("summary.about", { amount: format.amount(equivalentBalance.amount, equivalentBalance.currencyId) })}
        </p>
      </div>
      <KeyValues
        items={[
          {
            label: t("summary.total"),
            value: <Amount value={baseRevenue.amount} currency={baseRevenue.currencyId} />,
          },
        ]}
      />
    </Plate>
  )
}

/** What each currency of the demo has brought. */
export const DemoAccounts = ({ accounts }: { readonly accounts: AccountSummary }) => {
  const { t } = useTranslation("demo")
  return (
    <Section title={t("summary.title")}>
      <Plates>
        {entriesWithGaps(accounts).map((account, place) => (
          <li key={place}>
            {account === null ? (
              <Plate>
                <Unreadable />
              </Plate>
            ) : (
              <Account account={account} />
            )}
          </li>
        ))}
      </Plates>
    </Section>
  )
}
