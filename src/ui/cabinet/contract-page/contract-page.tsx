import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import { deriveContractUnit } from "#domain/cabinet/contract.ts"
import { countEntries } from "#domain/shared/entries.ts"
import { findLastPage, pageSize } from "#domain/shared/paging.ts"
import type { Instant } from "#domain/shared/schema.ts"
import type { contractPage } from "#machines/cabinet/contract-page.machine.ts"
import { useContractName } from "#ui/cabinet/contracts/contract-name.tsx"
import { Pager } from "#ui/kit/actions/pager.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Page, Section } from "#ui/kit/layout/page.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { OperationTable } from "#ui/money/history/operation-table.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { NotFound } from "#ui/site/not-found.tsx"
import { paths } from "#ui/site/paths.ts"
import { ContractCard, hasFees } from "./contract-card.tsx"
import type { ContractEstimatePanelProps } from "./contract-estimate-panel.tsx"

interface OwnProps {
  /** The instant from which the remaining term is computed. */
  readonly now: Instant
  readonly EstimatePanel: ComponentType<ContractEstimatePanelProps>
}
interface Props extends OwnProps {
  readonly machine: typeof contractPage
  readonly contractId: string
  readonly page: number
}
type ViewProps = ScreenProps<typeof contractPage> & OwnProps

export const ContractPage = ({ machine, contractId, page, ...ownProps }: Props) =>
  renderView(views, { ...useFlow(machine, { contractId, page }), ...ownProps })

const Loading = () => (
  <Page title={useTranslation("cabinet").t("contract.title")} isWide>
    <Skeleton lines={8} />
  </Page>
)

const Operations = ({ state }: Pick<ViewProps, "state">) => {
  const { t } = useTranslation("cabinet")
  const common = useTranslation().t
  const { contractId, details, page } = state.context
  const { history } = details!
  return (
    <Section title={t(hasFees(details!) ? "contract.operationsAndFees" : "contract.operations")}>
      <div role="status">
        <VisuallyHidden>{state.matches("loading") && t("contract.turning")}</VisuallyHidden>
      </div>
      {countEntries(history.values) === 0 ? (
        <p>{common(details!.contract.currencyId === "eth2" ? "firstPayout.staking" : "firstPayout.text")}</p>
      ) : (
        <OperationTable operations={history.values} context="contract" />
      )}
      <Pager
        page={page}
        pageSize={pageSize}
        total={history.total}
        href={(to) => paths.contract(contractId, { page: to })}
      />
    </Section>
  )
}

const Ready = ({ state, now, EstimatePanel }: ViewProps) => {
  const { t } = useTranslation("cabinet")
  const name = useContractName()
  const format = useFormatters()
  const details = state.context.details!
  const { contract } = details
  return (
    <Page
      back={{ href: paths.contracts(), text: t("contracts.title") }}
      figure="contract.power"
      title={t("contract.named", {
        product: name(contract),
        power: format.quantity(contract.quantity, deriveContractUnit(contract)),
      })}
      isWide
    >
      <ContractCard details={details} now={now} EstimatePanel={EstimatePanel} />
      <Operations state={state} />
    </Page>
  )
}

const PageOutOfRange = ({ state }: ViewProps) => {
  const { contractId, details } = state.context
  return <Redirect replace to={paths.contract(contractId, { page: findLastPage(details!.history.total) })} />
}

const Failed = ({ state, send }: ViewProps) => (
  <Page title={useTranslation("cabinet").t("contract.title")} isWide>
    <LoadFailed state={state} send={send} />
  </Page>
)

const views: StateViews<typeof contractPage, OwnProps> = {
  loading: { first: Loading, more: Ready },
  deciding: noView,
  ready: Ready,
  pageOutOfRange: PageOutOfRange,
  notFound: NotFound,
  failed: Failed,
}
