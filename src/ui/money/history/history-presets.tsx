import { useTranslation } from "react-i18next"
import { historyPresets, findPreset, presetRange } from "#domain/money/history-query.ts"
import type { historyFilters } from "#machines/money/history-filters.machine.ts"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"

type Props = ScreenProps<typeof historyFilters>

/** Links to frequent periods, with their dates. */
export const HistoryPresets = ({ state }: Pick<Props, "state">) => {
  const { t } = useTranslation("history")
  const { query, days } = state.context
  const current = findPreset(query.span, days)
  return (
    <SegmentedLinks
      label={t("filters.presets.label")}
      items={[
        {
          text: t("filters.periods.All"),
          href: paths.history({ ...query, span: null, page: 1 }),
          current: query.span === null,
        },
        ...historyPresets.map((preset) => ({
          text: t(`filters.presets.${preset}`),
          href: paths.history({ ...query, span: presetRange(preset, days), page: 1 }),
          current: preset === current,
        })),
      ]}
    />
  )
}
