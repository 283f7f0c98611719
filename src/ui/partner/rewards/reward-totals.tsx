import { useTranslation } from "react-i18next"
import type { RewardList } from "#domain/partner/partner.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { Section } from "#ui/kit/layout/page.tsx"

const names = { Accrued: "accrued", Paid: "paid" } as const

/** Shows the sums of the filtered rewards, except for a state or a coin that this build does not know. */
export const RewardTotals = ({ totals }: Pick<RewardList, "totals">) => {
  const { t } = useTranslation("partner")
  return (
    <Section title={t("rewards.totals")}>
      <Panel>
        <KeyValues
          items={totals.map(({ state, amount: { amount, currencyId } }) =>
            state === "unknown" || (currencyId !== "btc" && currencyId !== "eth")
              ? null
              : {
                  label: t(`codes.${names[state]}.${currencyId}`),
                  value: <Amount figure="reward.total" value={amount} currency={currencyId} />,
                },
          )}
        />
      </Panel>
    </Section>
  )
}
