import { changeCode as changeCodeOn, loadRewardBatch } from "#adapters/partner/partner.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import type { Reward } from "#domain/partner/partner.ts"
import { changeCode } from "#machines/partner/change-code.machine.ts"
import { exportRewards } from "#machines/partner/export-rewards.machine.ts"
import { CodeTools, type CodeToolsProps } from "#ui/partner/change-code/code-tools.tsx"
import { LabelForm } from "#ui/partner/change-code/label-form.tsx"
import { ExportRewards } from "#ui/partner/export-rewards/export-rewards.tsx"
import { rewardsExportTable } from "#ui/partner/export-rewards/rewards-export-table.ts"
import { RewardFilters } from "#ui/partner/rewards/reward-filters.tsx"
import { RewardTotals } from "#ui/partner/rewards/reward-totals.tsx"
import type { RewardResultsProps } from "#ui/partner/rewards/rewards.tsx"
import { saveCsv } from "#main/money/save-csv.ts"
import { perApp } from "#main/site/per-app.ts"
import { apiOf } from "#main/site/api.ts"

/** What the extension `partner` adds to the section. */
export const partnerExtrasOf = perApp((app) => {
  const api = apiOf(app)
  const { clock, i18n, locale } = app
  const changing = changeCode.provide({ actors: { changeCode: fillPort(changeCodeOn(api)) } })
  const saveTable = ({ entries }: { readonly entries: ReadonlyArray<Reward> }) =>
    saveCsv(app, (format) => {
      const t = i18n.getFixedT(locale(), "partner")
      return { name: t("export.file"), cells: rewardsExportTable(entries, t, format) }
    })
  const exporting = exportRewards.provide({
    actors: { loadBatch: fillPort(loadRewardBatch(api, clock.now)), saveTable: fillPort(saveTable) },
  })
  return {
    LabelForm,
    RewardFilters,
    CodeTools: (props: CodeToolsProps) => <CodeTools machine={changing} {...props} />,
    RewardResults: ({ state }: RewardResultsProps) => {
      const { list, query } = state.context
      return (
        <>
          <RewardTotals totals={list!.totals} />
          <ExportRewards machine={exporting} query={query} />
        </>
      )
    },
  }
})
