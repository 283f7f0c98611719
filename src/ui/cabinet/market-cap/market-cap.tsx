import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { MarketCap as Known } from "#domain/cabinet/account-summary.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { marketCap } from "#machines/cabinet/market-cap.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import css from "#ui/cabinet/account-summary/account-summary.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

export type Market = { readonly known: Known; readonly currency: DisplayCurrency } | null

interface Props {
  readonly machine: typeof marketCap
  readonly currency: DisplayCurrency
  readonly children: (market: Market) => ReactNode
}

/**
 * Shows the coins with their rates, and below them one line about the whole market. The line keeps its space even if its data
 * fails to load, so that nothing below it moves.
 */
export const MarketCap = ({ machine, currency, children }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const {
    state: {
      context: { data: known },
    },
  } = useFlow(machine, { currency })
  return (
    <>
      {children(known && { known, currency })}
      <p className={`${patterns.note} ${css.cap}`}>
        {known && (
          <span data-figure="coin.marketCap">
            {t("market.cap", { cap: format.amount(known.globalCap, currency, { isShort: true }) })}
          </span>
        )}
      </p>
    </>
  )
}
