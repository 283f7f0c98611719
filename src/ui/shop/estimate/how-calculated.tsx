import { useTranslation } from "react-i18next"
import type { Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import type { Estimate } from "#domain/shop/estimate.ts"
import type { EstimateScenario } from "#domain/shop/income.ts"
import { calculateDifficultyChange, type Mining } from "#domain/shop/mining.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { calculateDailyMaintenance } from "#domain/shop/quantity.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { Amount, NoWrapText } from "#ui/kit/figures/amount.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly estimate: Estimate
  readonly quantity: Decimal
  readonly offer: Offer
  readonly mining: Mining
  readonly outlook: EstimateScenario
}

/** Shows a figure and the time since which it is valid. */
const Dated = ({ children, since }: { readonly children: string; readonly since: Instant }) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  return (
    <>
      <NoWrapText>{children}</NoWrapText>{" "}
      <div className={patterns.note}>{t("how.asOf", { date: format.dateTime(since) })}</div>
    </>
  )
}

const useNetwork = (mining: Mining, coin: "btc" | "eth") => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const dated = (figure: string) => <Dated since={mining.networkDate}>{figure}</Dated>
  if (mining.algorithm === "staking")
    return [
      {
        figure: "stake.yearlyYield" as const,
        label: t("how.yearlyYield"),
        value: dated(format.percent(mining.yearlyYield)),
      },
    ]
  return [
    { label: t("how.difficulty"), value: dated(format.number(mining.difficulty)) },
    {
      figure: "purchase.blockReward" as const,
      label: t("how.blockReward"),
      value: dated(format.quantity(mining.blockReward, coin)),
    },
  ]
}

/** Shows every input of the estimate with its age, and the formula. */
export const HowCalculated = ({ estimate, quantity, offer, mining, outlook }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const coin = mining.currencyId === "btc" ? "btc" : "eth"
  const change = calculateDifficultyChange(mining, outlook.difficulty)
  return (
    <Disclosure summary={t("how.title")}>
      <KeyValues
        items={[
          ...useNetwork(mining, coin),
          {
            label: t("how.payout"),
            value: <Amount figure="purchase.payout" value={estimate.payout} currency={coin} />,
          },
          {
            figure: "coin.rate",
            label: t("how.rate", { coin: coin.toUpperCase() }),
            value: <Dated since={mining.rateDate}>{format.amount(mining.rate, offer.currency)}</Dated>,
          },
          { figure: "purchase.serviceFee", label: t("how.serviceFee"), value: format.percent(mining.serviceFee) },
          {
            figure: "purchase.maintenance",
            label: t("how.maintenance"),
            value: format.amount(calculateDailyMaintenance(quantity, offer), offer.currency),
          },
        ]}
      />
      <p className={patterns.quiet}>{t(`how.${mining.algorithm}`)}</p>
      {mining.algorithm !== "staking" && (
        <p className={patterns.quiet}>
          {change === null || outlook.difficulty === "asNow" ? (
            t("how.difficultyIs.asNow")
          ) : (
            <span data-figure={outlook.difficulty === "growing" ? "coin.difficultyGrowth" : "coin.difficultyHarder"}>
              {t(`how.difficultyIs.${outlook.difficulty}`, { growth: format.percentChange(change) })}
            </span>
          )}
        </p>
      )}
      <p className={patterns.quiet}>{t("how.price")}</p>
      <p className={patterns.quiet}>{t(mining.algorithm === "staking" ? "stakePromise" : "promise")}</p>
    </Disclosure>
  )
}
