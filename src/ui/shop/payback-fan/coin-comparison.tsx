import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { compareCoins, type CoinComparison as Comparison } from "#domain/shop/coin-comparison.ts"
import { daysOf, yearMonths, type Purchase } from "#domain/shop/income.ts"
import { calculateDifficultyGrowth, type Mining } from "#domain/shop/mining.ts"
import { findPayoutCode } from "#domain/shop/offer.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { addDays } from "#ui/shared/add-days.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { useFanTexts } from "./use-fan-texts.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payback-fan.module.css"

interface Props {
  readonly fan: PaybackFan
  readonly purchase: Purchase
  readonly mining: Mining
  readonly start: Instant
}

/** Shows which of the two amounts is greater, and until when or at which difficulty. */
const Verdict = ({ fan, mining, start, comparison }: Omit<Props, "purchase"> & { readonly comparison: Comparison }) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const code = findPayoutCode(fan.coin)
  const coin = t(`coinName.${code}`)
  const { isMore, isAtAnyPrice, equalGrowth } = comparison
  if (!isMore) return <span>{t("compare.buyingIsMore", { coin })}</span>
  if (fan.isOpenEnded && fan.paidBackDay !== null && fan.paidBackDay > daysOf(yearMonths))
    return <span>{t("compare.buyingIsAhead", { coin, date: format.date(addDays(start, fan.paidBackDay)) })}</span>
  const growth = calculateDifficultyGrowth(mining)
  const equal = equalGrowth && format.percent(equalGrowth)
  return (
    <>
      <span>{t(isAtAnyPrice ? "compare.atAnyPrice" : "compare.ifPriceStays", { coin: code })}</span>{" "}
      {equal !== null &&
        (growth === null ? (
          <span data-figure="purchase.equalGrowth">{t("compare.equal", { equal })}</span>
        ) : (
          <span data-figure="purchase.equalGrowth coin.difficultyGrowth">
            {t(BigDecimal.isNegative(growth) ? "compare.equalFell" : "compare.equalRose", {
              equal,
              growth: format.percent(BigDecimal.abs(growth)),
            })}
          </span>
        ))}
    </>
  )
}

/** Compares "This contract brings" with "$285 of BTC today" on one scale, and says whether buying the coin is better. */
export const CoinComparison = ({ fan, purchase, mining, start }: Props) => {
  const { t } = useTranslation("estimates")
  const { label } = useFanTexts(fan)
  const comparison = compareCoins(fan, purchase, mining)
  const { brings, buys, isMore, isAtAnyPrice } = comparison
  const code = findPayoutCode(fan.coin)
  const months = { count: fan.ticks.at(-1)!.month }
  const isStake = fan.stake !== null
  const bringsText = isStake
    ? t("compare.stakeGives")
    : fan.isOpenEnded
      ? t("compare.bringsIn", months)
      : t("compare.brings")
  const end = isMore ? brings : buys
  const width = (amount: Decimal) =>
    `${toPlainDecimal(BigDecimal.divideUnsafe(BigDecimal.multiply(amount, BigDecimal.make(95n, 0)), end), 2)}%`
  const row = (text: string, amount: Decimal, isBrought: boolean) => (
    <div className={patterns.row}>
      <dt data-figure={isBrought ? undefined : "purchase.cost"}>{text}</dt>
      <dd>
        <Amount
          figure={isBrought ? "purchase.brings" : "purchase.buys"}
          value={amount}
          currency={code === "BTC" ? "btc" : "eth"}
        />
      </dd>
      <svg aria-hidden="true">
        <rect className={isBrought ? css.band : css.bought} width={width(amount)} height="100%" />
        <line className={isBrought ? css.line : css.rule} x1={width(amount)} x2={width(amount)} y2="100%" />
      </svg>
    </div>
  )
  return (
    <>
      <dl className={`${patterns.stack} ${css.comparison}`}>
        {row(bringsText, brings, true)}
        {row(t("compare.buys", { amount: label(fan.cost), coin: code }), buys, false)}
      </dl>
      <p className={`${patterns.note} ${css.verdict}`}>
        <Verdict fan={fan} mining={mining} start={start} comparison={comparison} />{" "}
        {!isAtAnyPrice && <span>{t("compare.fee")}</span>}
        {isStake && <span>{t("compare.locked", months)}</span>}
      </p>
    </>
  )
}
