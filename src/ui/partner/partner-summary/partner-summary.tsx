import { use, type ComponentType, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { listEntriesWithGaps } from "#domain/shared/entries.ts"
import { decimal } from "#domain/shared/money.ts"
import type { partnerSummary } from "#machines/partner/partner-summary.machine.ts"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import { Section } from "#ui/kit/layout/page.tsx"
import type { CodeToolsProps } from "#ui/partner/change-partner-code/code-tools.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { PartnerCode } from "./partner-code.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof partnerSummary

interface Props extends ScreenProps<Machine> {
  /** The button that opens the dialog for another code. */
  readonly create: ReactNode
  /** The operator's extensions next to the figures of a code. */
  readonly Tools: ComponentType<CodeToolsProps>
}
type ViewProps = Omit<Props, "create">

/** The codes of the partner, below the discount and the reward of the programme if the operator states them. */
export const PartnerSummary = ({ create, ...props }: Props) => {
  const { t } = useTranslation("partner")
  const format = useFormatters()
  const { partnerTerms } = use(SiteConfig)
  return (
    <Section title={t("codes.title")} aside={create}>
      {partnerTerms !== null && (
        <p className={patterns.note} data-figure="partner.discount partner.reward">
          {t("codes.terms", {
            discount: format.percent(decimal(partnerTerms.discount)),
            reward: format.percent(decimal(partnerTerms.reward)),
          })}
        </p>
      )}
      {renderView(views, props)}
    </Section>
  )
}

const Empty = () => {
  const { t } = useTranslation("partner")
  return <EmptyPanel title={t("codes.empty.title")}>{t("codes.empty.text")}</EmptyPanel>
}

const Codes = ({ state, send, Tools }: ViewProps) => (
  <ul className={`${patterns.card} ${patterns.entries}`} aria-busy={state.matches("reloading")}>
    {listEntriesWithGaps(state.context.codes).map((entry, place) =>
      entry === null ? (
        <li key={`unreadable/${place}`}>
          <UnreadableEntry />
        </li>
      ) : (
        <PartnerCode key={entry.value} entry={entry}>
          <Tools entry={entry} onChanged={() => send({ type: "partnerCode.changed" })} />
        </PartnerCode>
      ),
    )}
  </ul>
)

const views: StateViews<Machine, Pick<Props, "Tools">> = {
  loading: () => <Skeleton lines={2} hasRowHeight />,
  deciding: noView,
  ready: Codes,
  reloading: Codes,
  empty: Empty,
  failed: LoadFailed,
}
