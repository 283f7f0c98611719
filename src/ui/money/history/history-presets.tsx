import { useTranslation } from "react-i18next"
import { historyPresets, findPreset, calculatePresetRange } from "#domain/money/history-query.ts"
import type { historyFilters } from "#machines/money/history-filters.machine.ts"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"

type ViewProps = ScreenProps<typeof historyFilters>

/** Links to frequently used periods and their dates. */
export const HistoryPresets = ({ state }: Pick<ViewProps, "state">) => {
  const { t } = useTranslation("history")
  const { query, days } = state.context
  const current = findPreset(query.dateRange, days)
  return (
    <SegmentedLinks
      label={t("filters.presets.label")}
      items={[
        {
          text: t("filters.periods.All"),
          href: paths.history({ ...query, dateRange: null, page: 1 }),
          isCurrent: query.dateRange === null,
        },
        ...historyPresets.map((preset) => ({
          text: t(`filters.presets.${preset}`),
          href: paths.history({ ...query, dateRange: calculatePresetRange(preset, days), page: 1 }),
          isCurrent: preset === current,
        })),
      ]}
    />
  )
}
