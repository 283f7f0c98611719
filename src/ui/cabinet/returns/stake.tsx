import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import type { Returns } from "#domain/cabinet/account-summary.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./returns.module.css"

/** Shows the stake with its return date, apart from the costs. A stake comes back and is not spent. */
export const Stake = ({ staking }: { readonly staking: NonNullable<Returns["staking"]> }) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const { staked, returnDate, returned } = staking
  const isOver = BigDecimal.isZero(staked.amount)
  const hasReturned = BigDecimal.isPositive(returned.amount)
  return (
    <div className={`${patterns.line} ${css.stake}`}>
      <strong>
        <span>{t(isOver ? "returns.stakeReturned" : "returns.staked")}</span>{" "}
        <Amount
          figure={isOver ? "returns.stakeReturned" : "returns.staked"}
          value={isOver ? returned.amount : staked.amount}
          currency="eth"
        />
      </strong>
      {!isOver && (
        <p className={patterns.note}>
          {returnDate !== null && <span>{t("returns.stakeReturns", { date: format.date(returnDate) })}</span>}{" "}
          {hasReturned && (
            <span data-figure="returns.stakeReturned">
              {t("returns.alsoReturned", { amount: format.amount(returned.amount, "eth") })}
            </span>
          )}{" "}
          <span>{t("returns.apart")}</span>
        </p>
      )}
    </div>
  )
}
