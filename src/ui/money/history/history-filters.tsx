import { useTranslation } from "react-i18next"
import {
  operationTypes,
  historyPeriods,
  type HistoryPeriod,
  type OperationFilter,
  findPreset,
} from "#domain/money/history-query.ts"
import { payoutCoins } from "#domain/shared/currency.ts"
import type { historyFilters } from "#machines/money/history-filters.machine.ts"
import { Select } from "#ui/kit/fields/select.tsx"
import { FilterPanel } from "#ui/kit/layout/filter-panel.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"
import { CustomDates } from "./custom-dates.tsx"
import { HistoryPresets } from "./history-presets.tsx"
import css from "./history.module.css"

type ViewProps = ScreenProps<typeof historyFilters>

/** The filters of the history, which follow the URL. A type or period applies immediately, and dates apply on submit. */
export const HistoryFilters = ({ total = null, ...props }: ViewProps & { readonly total?: string | null }) => {
  const { t } = useTranslation("history")
  const { state, send } = props
  const { query, days } = state.context
  const { operationType, dateRange, coin } = query
  const isExtended = useOffers("history")
  const types = isExtended ? operationTypes : operationTypes.filter((type) => type !== "Returned")
  const typeText = (type: OperationFilter) =>
    type === "Bonus" && !isExtended ? t("filters.bonusAndReturned") : t(`filters.operationTypes.${type}`)
  const period: HistoryPeriod = dateRange === null ? "All" : "Custom"
  const preset = findPreset(dateRange, days)
  const without = (changed: Partial<typeof query>) => paths.history({ ...query, ...changed, page: 1 })
  const active = [
    ...(operationType === "All" ? [] : [{ text: typeText(operationType), href: without({ operationType: "All" }) }]),
    ...(dateRange === null
      ? []
      : [
          {
            text: preset === null ? t("filters.periods.Custom") : t(`filters.presets.${preset}`),
            href: without({ dateRange: null }),
          },
        ]),
    ...(coin === null ? [] : [{ text: t(`filters.coins.${coin}`), href: without({ coin: null }) }]),
  ]
  return (
    <section aria-label={t("filters.label")}>
      <FilterPanel active={active} total={total}>
        <div className={css.choices}>
          <Select
            label={t("filters.operationType")}
            value={types.find((type) => type === operationType) ?? "All"}
            options={types.map((value) => ({ value, text: typeText(value) }))}
            onChange={(value) => {
              const selected = operationTypes.find((type) => type === value)
              if (selected) send({ type: "operationType.choose", operationType: selected })
            }}
          />
          <Select
            label={t("filters.period")}
            value={period}
            options={historyPeriods.map((value) => ({ value, text: t(`filters.periods.${value}`) }))}
            onChange={(value) => {
              const selected = historyPeriods.find((one) => one === value)
              if (selected) send({ type: "period.choose", period: selected })
            }}
          />
          {isExtended && (
            <Select
              label={t("filters.coin")}
              value={coin ?? "All"}
              options={["All" as const, ...payoutCoins].map((value) => ({ value, text: t(`filters.coins.${value}`) }))}
              onChange={(value) => {
                send({ type: "coin.choose", coin: payoutCoins.find((one) => one === value) ?? null })
              }}
            />
          )}
        </div>
        <HistoryPresets state={state} />
        {renderView(views, props)}
      </FilterPanel>
    </section>
  )
}

const views: StateViews<typeof historyFilters> = {
  deciding: noView,
  all: noView,
  custom: CustomDates,
  opening: CustomDates,
}
