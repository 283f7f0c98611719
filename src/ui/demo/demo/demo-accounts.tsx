import { useTranslation } from "react-i18next"
import type { AccountItem, AccountSummary } from "../../../domain/cabinet/account-summary"
import { accountCoin } from "../../../domain/cabinet/account-summary"
import { entriesWithGaps } from "../../../domain/shared/entries"
import { useFormatters } from "../../shared/format"
import { Amount, UnbrokenText } from "../../kit/figures/amount"
import { Figure } from "../../kit/figures/figure"
import { KeyValues } from "../../kit/figures/key-values"
import { Card } from "../../kit/layout/card"
import { CardGrid } from "../../kit/layout/card-grid"
import { Section } from "../../kit/layout/section"
import { SpaceBetween } from "../../kit/layout/space-between"
import { UnreadableEntry } from "../../kit/figures/unreadable-entry"
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
