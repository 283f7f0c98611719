import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import { rewardsPageSize, type PartnerSummary, type Reward } from "#domain/partner/partner.ts"
import type { RewardsQuery } from "#domain/partner/rewards-query.ts"
import { listEntriesWithGaps } from "#domain/shared/entries.ts"
import { lastPageOf } from "#domain/shared/paging.ts"
import type { rewards } from "#machines/partner/rewards.machine.ts"
import { Pager } from "#ui/kit/actions/pager.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Status, type StatusKind } from "#ui/kit/feedback/status.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { ResponsiveTable } from "#ui/kit/figures/responsive-table.tsx"
import { Section } from "#ui/kit/layout/page.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./rewards.module.css"

type Machine = typeof rewards
type ViewProps = ScreenProps<Machine>

export interface RewardFiltersProps extends ViewProps {
  readonly codes: PartnerSummary
}
export interface RewardResultsProps {
  readonly state: ViewProps["state"]
}

interface RewardsProps {
  readonly machine: Machine
  readonly query: RewardsQuery
  readonly codes: PartnerSummary
  /** The operator's extensions above the list. */
  readonly Filters: ComponentType<RewardFiltersProps>
  /** The operator's extensions below the list. */
  readonly Results: ComponentType<RewardResultsProps>
}

/** The rewards of the partner, page by page. The filters stay while no reward matches them. */
export const Rewards = ({ machine, query, codes, Filters, Results }: RewardsProps) => {
  const { state, send } = useFlow(machine, { query, size: rewardsPageSize })
  const { t } = useTranslation("partner")
  const total = state.matches("ready") && (
    <p className={patterns.quiet}>{t("rewards.total", { count: state.context.list!.total })}</p>
  )
  return (
    <Section title={t("rewards.title")} aside={total}>
      {!state.matches("empty") && <Filters state={state} send={send} codes={codes} />}
      {renderView(views, { state, send })}
      {state.matches("ready") && <Results state={state} />}
    </Section>
  )
}

const kinds: { readonly [State in Reward["state"]]: StatusKind } = { Accrued: "info", Paid: "ok", unknown: "idle" }

const useRow = () => {
  const { t } = useTranslation("partner")
  const isOffered = useOffers("partner")
  return ({ id, date, referral, code, state, payoutDate, amount, currencyId }: Reward) => ({
    key: id,
    cells: {
      referral: <span translate="no">{referral}</span>,
      date: (
        <>
          <DateText instant={date} />
          {isOffered && payoutDate !== null && (
            <span className={`${patterns.note} ${css.payout}`}>
              <span>{state === "Paid" ? t("rewards.paidOn") : t("rewards.due")}</span> <DateText instant={payoutDate} />
            </span>
          )}
        </>
      ),
      code: <span translate="no">{code}</span>,
      amount: amount === null ? null : <Amount figure="reward.amount" value={amount} currency={currencyId} />,
      state: <Status kind={kinds[state]}>{t(`rewards.states.${state}`)}</Status>,
    },
  })
}

const List = ({ state }: ViewProps) => {
  const { t } = useTranslation("partner")
  const row = useRow()
  const { list, query } = state.context
  const { total, values } = list!
  return (
    <>
      <ResponsiveTable
        label={t("rewards.title")}
        columns={[
          { key: "referral", title: t("rewards.columns.referral"), phone: "first" },
          { key: "date", title: t("rewards.columns.date"), phone: "second" },
          { key: "code", title: t("rewards.columns.code"), phone: "none" },
          { key: "amount", title: t("rewards.columns.amount"), isEndAligned: true, phone: "firstEnd" },
          { key: "state", title: t("rewards.columns.state"), isEndAligned: true, phone: "secondEnd" },
        ]}
        rows={listEntriesWithGaps(values).map((reward) => reward && row(reward))}
      />
      <Pager
        page={query.page}
        pageSize={rewardsPageSize}
        total={total}
        href={(page) => paths.partner({ ...query, page })}
      />
    </>
  )
}

const Empty = () => {
  const { t } = useTranslation("partner")
  return (
    <EmptyPanel title={t("rewards.empty.title")} buy={paths.cabinetBuy()}>
      {t("rewards.empty.text")}
    </EmptyPanel>
  )
}

const FilteredEmpty = () => (
  <EmptyPanel title={useTranslation("partner").t("rewards.filteredEmpty")} reset={paths.partner()} />
)

const PageOutOfRange = ({ state }: ViewProps) => {
  const { list, query } = state.context
  return <Redirect replace to={paths.partner({ ...query, page: lastPageOf(list!.total, rewardsPageSize) })} />
}

const Loading = () => <Skeleton lines={5} />

const views: StateViews<Machine> = {
  loading: Loading,
  opening: Loading,
  deciding: noView,
  ready: List,
  empty: Empty,
  filteredEmpty: FilteredEmpty,
  pageOutOfRange: PageOutOfRange,
  failed: LoadFailed,
}
