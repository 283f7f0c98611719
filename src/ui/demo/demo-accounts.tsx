import { useTranslation } from "react-i18next"
import type { AccountItem, AccountSummary } from "../../domain/account-summary"
import { accountCoin } from "../../domain/account-summary"
import { entriesWithGaps } from "../../domain/entries"
import { useFormatters } from "../format"
import { Amount, UnbrokenText } from "../kit/amount"
import { Figure } from "../kit/figure"
import { KeyValues } from "../kit/key-values"
import { Card } from "../kit/card"
import { CardGrid } from "../kit/card-grid"
import { Section } from "../kit/section"
import { SpaceBetween } from "../kit/space-between"
import { UnreadableEntry } from "../kit/unreadable"
import css from "./demo.module.css"

const Account = ({ account }: { readonly account: AccountItem }) => {
  const { t } = useTranslation(["demo", "cabinet"])
  const format = useFormatters()
  const { baseBalance, equivalentBalance, baseRevenue, quantity, unit } = account
  const coin = accountCoin(account)
  return (
    <Card coin={coin}>
      <SpaceBetween>
        <h3>{t(`cabinet:contracts.coins.${coin}`)}</h3>
        <p>
          <UnbrokenText>{format.quantity(quantity, unit)}</UnbrokenText>
        </p>
      </SpaceBetween>
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
    </Card>
  )
}

export const DemoAccounts = ({ accounts }: { readonly accounts: AccountSummary }) => {
  const { t } = useTranslation("demo")
  return (
    <Section title={t("summary.title")}>
      <CardGrid>
        {entriesWithGaps(accounts).map((account, place) => (
          <li key={place}>
            {account === null ? (
              <Card>
                <UnreadableEntry />
              </Card>
            ) : (
              <Account account={account} />
            )}
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
