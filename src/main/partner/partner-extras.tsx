import { changePartnerCode as changePartnerCodeOn } from "#adapters/partner/partner.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { isRewardsFiltered } from "#domain/partner/rewards-query.ts"
import { changePartnerCode } from "#machines/partner/change-partner-code.machine.ts"
import { exportRewards } from "#machines/partner/export-rewards.machine.ts"
import { createExportPorts } from "#main/money/export-ports.ts"
import { createPageApi } from "#main/site/api.ts"
import { memoizePerApp } from "#main/site/memoize-per-app.ts"
import { ExportFile } from "#ui/money/export-file/export-file.tsx"
import { CodeTools, type CodeToolsProps } from "#ui/partner/change-partner-code/code-tools.tsx"
import { LabelForm } from "#ui/partner/change-partner-code/label-form.tsx"
import { RewardFilters } from "#ui/partner/rewards/reward-filters.tsx"
import { RewardTotals } from "#ui/partner/rewards/reward-totals.tsx"
import type { RewardResultsProps } from "#ui/partner/rewards/rewards.tsx"
import { useOffers } from "#ui/site/site-config.ts"

/** Creates the parts that the extension `partner` adds to the partner section. */
export const createPartnerExtras = memoizePerApp((app) => {
  const api = createPageApi(app)
  const { i18n, locale } = app
  const changing = provide(changePartnerCode)({ changePartnerCode: changePartnerCodeOn(api) })
  const exporting = provide(exportRewards)(
    createExportPorts(app, () => i18n.getFixedT(locale(), "partner")("rewards.file")),
  )
  return {
    LabelForm,
    RewardFilters,
    CodeTools: (props: CodeToolsProps) => <CodeTools machine={changing} {...props} />,
    RewardResults: ({ state }: RewardResultsProps) => {
      const { list, query } = state.context
      return (
        <>
          {isRewardsFiltered(query) && <RewardTotals totals={list!.totals} />}
          {useOffers("exports") && <ExportFile machine={exporting} request={{ file: "rewards", query }} />}
        </>
      )
    },
  }
})
