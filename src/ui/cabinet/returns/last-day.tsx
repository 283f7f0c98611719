import { useTranslation } from "react-i18next"
import { compareDay, explainDifference } from "#domain/cabinet/compare-day.ts"
import type { MoneyAmount } from "#domain/shared/money-wire.ts"
import type { Expectation } from "#ui/cabinet/dashboard/expectation.ts"
import { Status } from "#ui/kit/feedback/status.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { Cell } from "./cell.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

/**
 * Compares the income of the last 24 hours with its expectation, and explains a difference that comes from a new or an ended
 * contract.
 */
export const LastDay = ({
  paid,
  expected,
  recent,
}: Pick<Expectation, "expected" | "recent"> & { readonly paid: MoneyAmount }) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const result = expected === null ? null : compareDay(paid.amount, expected)
  const reason = result && explainDifference(result, recent)
  return (
    <Cell mark="returns.lastDay" label={t("returns.lastDay")} figure={format.amount(paid.amount, paid.currencyId)}>
      {result !== null && (
        <>
          {result.kind === "asExpected" ? (
            <Status kind="ok">{t("returns.asExpected")}</Status>
          ) : (
            <Status kind={result.kind === "less" && reason === null ? "warn" : "info"}>
              <span data-figure="returns.difference">
                {t(`returns.${reason ?? result.kind}`, { percent: format.percent(result.percent) })}
              </span>
            </Status>
          )}
          <p className={patterns.note} data-figure="returns.expected">
            {t("returns.expected", { amount: format.amount(expected, paid.currencyId) })}
          </p>
        </>
      )}
    </Cell>
  )
}
