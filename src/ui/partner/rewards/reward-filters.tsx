import { useTranslation } from "react-i18next"
import { historyPresets } from "#domain/money/history-query.ts"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { Select } from "#ui/kit/fields/select.tsx"
import { isolateName } from "#ui/kit/figures/with-name.tsx"
import { paths } from "#ui/site/paths.ts"
import type { RewardFiltersProps } from "./rewards.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./rewards.module.css"

const allCodes = ""

/** Filters the rewards by code and period. */
export const RewardFilters = ({ state, send, codes }: RewardFiltersProps) => {
  const { t } = useTranslation(["partner", "history"])
  const { query } = state.context
  return (
    <div className={`${patterns.row} ${css.filters}`}>
      <Select
        label={t("partner:rewards.filters.code")}
        value={query.code ?? allCodes}
        options={[
          { value: allCodes, text: t("partner:rewards.filters.allCodes") },
          ...codes.map(({ value, label }) => ({
            value,
            text: label === null ? value : `${isolateName(label)} (${value})`,
          })),
        ]}
        onChange={(value) => send({ type: "partnerCode.choose", code: value === allCodes ? null : value })}
      />
      <SegmentedLinks
        label={t("history:filters.period")}
        items={[null, ...historyPresets].map((period) => ({
          text: period === null ? t("history:filters.periods.All") : t(`history:filters.presets.${period}`),
          href: paths.partner({ ...query, period, page: 1 }),
          isCurrent: period === query.period,
        }))}
      />
    </div>
  )
}
