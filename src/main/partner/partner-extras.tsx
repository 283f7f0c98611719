import { changeCode as changeCodeOn, loadRewardBatch } from "../../adapters/partner/partner"
import { fillPort } from "../../adapters/shared/fill-port"
import type { Reward } from "../../domain/partner/partner"
import { changeCode } from "../../machines/partner/change-code.machine"
import { exportRewards } from "../../machines/partner/export-rewards.machine"
import type { CodeToolsProps } from "../../ui/partner/change-code/code-tools"
import { CodeTools } from "../../ui/partner/change-code/code-tools"
import { LabelForm } from "../../ui/partner/change-code/label-form"
import { ExportRewards } from "../../ui/partner/export-rewards/export-rewards"
import { rewardsExportTable } from "../../ui/partner/export-rewards/rewards-export-table"
import { RewardFilters } from "../../ui/partner/rewards/reward-filters"
import { RewardTotals } from "../../ui/partner/rewards/reward-totals"
import type { RewardResultsProps } from "../../ui/partner/rewards/rewards"
import { saveCsv } from "../money/save-csv"
import { perApp } from "../site/per-app"
import { apiOf } from "../site/api"

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
