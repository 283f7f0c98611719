import { memo } from "react"
import { useTranslation } from "react-i18next"
import type { recentPurchases } from "#machines/shop/recent-purchases.machine.ts"
import { useCountryName } from "#ui/kit/figures/use-country-name.ts"
import { CrossIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./recent-purchases.module.css"

type ViewProps = ScreenProps<typeof recentPurchases>

/**
 * Shows purchases of other customers from time to time. Screen readers do not announce them, because that would interrupt their
 * users.
 */
export const RecentPurchases = memo(({ machine }: { readonly machine: typeof recentPurchases }) =>
  renderView(views, useFlow(machine, undefined)),
)

const Shown = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const countryName = useCountryName()
  const { purchases, shown } = state.context
  const { email, countryId, quantity } = purchases[shown % purchases.length]!
  return (
    <aside className={`${patterns.overlay} ${css.teaser}`} aria-label={t("recent.label")}>
      <p data-figure="recent.power">
        {t("recent.bought", { email, country: countryName(countryId), quantity: format.quantity(quantity, "Th") })}
      </p>
      <button
        type="button"
        className={`${patterns.control} ${css.close}`}
        onClick={() => send({ type: "teaser.dismiss" })}
      >
        <CrossIcon />
        <VisuallyHidden>{t("recent.dismiss")}</VisuallyHidden>
      </button>
    </aside>
  )
}

const views: StateViews<typeof recentPurchases> = {
  loading: noView,
  empty: noView,
  drawingRandomNumber: noView,
  waiting: noView,
  shown: Shown,
  dismissed: noView,
}
