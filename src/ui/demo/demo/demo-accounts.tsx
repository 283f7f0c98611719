import { useTranslation } from "react-i18next"
import { accountCoin, type AccountItem, type AccountSummary } from "#domain/cabinet/account-summary.ts"
import { entriesWithGaps } from "#domain/shared/entries.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { Amount, UnbrokenText } from "#ui/kit/figures/amount.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { CardGrid } from "#ui/kit/layout/card-grid.tsx"
import { Section } from "#ui/kit/layout/section.tsx"
import { SpaceBetween } from "#ui/kit/layout/space-between.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
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
