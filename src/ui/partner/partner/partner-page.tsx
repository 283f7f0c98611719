import type { ComponentType, ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { listPartnerCodes } from "#domain/partner/partner.ts"
import type { RewardsQuery } from "#domain/partner/rewards-query.ts"
import type { createPartnerCode } from "#machines/partner/create-partner-code.machine.ts"
import type { partnerHelp } from "#machines/partner/partner-help.machine.ts"
import type { partnerSummary } from "#machines/partner/partner-summary.machine.ts"
import type { rewards } from "#machines/partner/rewards.machine.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import type { CodeToolsProps } from "#ui/partner/change-partner-code/code-tools.tsx"
import type { LabelFormProps } from "#ui/partner/change-partner-code/label-form.tsx"
import { CreatePartnerCode } from "#ui/partner/create-partner-code.tsx"
import { PartnerHelp } from "#ui/partner/partner-help/partner-help.tsx"
import { PartnerSummary } from "#ui/partner/partner-summary/partner-summary.tsx"
import { Rewards, type RewardFiltersProps, type RewardResultsProps } from "#ui/partner/rewards/rewards.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { PartnerBalance, type BalanceProps } from "./partner-balance.tsx"

interface Props {
  readonly machines: {
    readonly partnerSummary: typeof partnerSummary
    readonly rewards: typeof rewards
    readonly createPartnerCode: typeof createPartnerCode
    readonly partnerHelp: typeof partnerHelp
  }
  /** The current page of the rewards list, and its filter. */
  readonly query: RewardsQuery
  /** The withdrawals with an unknown outcome. */
  readonly unknown: ReactNode
  /** The balance that receives the rewards. */
  readonly balance: BalanceProps
  /** The operator's extensions next to the figures of a code. */
  readonly CodeTools: ComponentType<CodeToolsProps>
  /** The operator's extensions in the dialog that creates a code. */
  readonly CreateActions: ComponentType<LabelFormProps>
  /** The operator's extensions above the rewards. */
  readonly RewardFilters: ComponentType<RewardFiltersProps>
  /** The operator's extensions below the rewards. */
  readonly RewardResults: ComponentType<RewardResultsProps>
}

/**
 * The page of a partner: the balance, the codes, the rewards, and the help. The code of the extension `partner` comes in as
 * components, because it loads later.
 */
export const PartnerPage = ({ machines, query, unknown, balance, ...parts }: Props) => {
  const { CodeTools, CreateActions, RewardFilters, RewardResults } = parts
  const { t } = useTranslation("partner")
  const { state: summary, send } = useFlow(machines.partnerSummary, undefined)
  // The codes are null while they are loading or after they failed to load.
  const codes = summary.matches("ready") || summary.matches("empty") ? listPartnerCodes(summary.context.codes) : null
  return (
    <Page title={t("title")} isWide>
      {unknown}
      <PartnerBalance {...balance} codes={summary.context.codes} />
      <PartnerSummary
        state={summary}
        send={send}
        Tools={CodeTools}
        create={
          <CreatePartnerCode
            machine={machines.createPartnerCode}
            codes={codes}
            isLoading={summary.matches("loading") || summary.matches("reloading")}
            Actions={CreateActions}
            onCreated={() => send({ type: "partnerCode.created" })}
          />
        }
      />
      <Rewards
        machine={machines.rewards}
        query={query}
        codes={summary.context.codes}
        Filters={RewardFilters}
        Results={RewardResults}
      />
      <PartnerHelp machine={machines.partnerHelp} />
    </Page>
  )
}
