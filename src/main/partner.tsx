import { useSelector } from "@xstate/react"
import { Effect } from "effect"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { navigate } from "wouter/use-browser-location"
import type { ActorRefFrom } from "xstate"
import { helpKey, saveHelpVisibility, watchHelp } from "#adapters/account/help-visibility.ts"
import { loadSummary } from "#adapters/cabinet/dashboard.ts"
import { createPartnerCode, loadPartnerSummary, loadRewards, readRewardsQuery } from "#adapters/partner/partner.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { createSafeStorage } from "#adapters/shared/safe-storage.ts"
import { watchQuery } from "#adapters/site/location.ts"
import type { RewardList } from "#domain/partner/partner.ts"
import type { RewardsQuery } from "#domain/partner/rewards-query.ts"
import { accountSummary } from "#machines/cabinet/account-summary.machine.ts"
import { createPartnerCode as createPartnerCodeMachine } from "#machines/partner/create-partner-code.machine.ts"
import { partnerHelp } from "#machines/partner/partner-help.machine.ts"
import { partnerSummary } from "#machines/partner/partner-summary.machine.ts"
import { rewards } from "#machines/partner/rewards.machine.ts"
import type { ListContext } from "#machines/shared/paged-list.ts"
import { pageParts } from "#machines/site/page-parts.machine.ts"
import { CreateActions } from "#ui/partner/create-partner-code.tsx"
import { PartnerPage } from "#ui/partner/partner/partner-page.tsx"
import { useFlow, useFlowActor } from "#ui/shared/flow.tsx"
import { ProfileMissing } from "#ui/site/layout/profile-missing.tsx"
import { PageParts } from "#ui/site/page-parts.tsx"
import { paths } from "#ui/site/paths.ts"
import { useAppActor } from "#ui/site/session.tsx"
import { createPendingWithdrawals } from "./money/pending-withdrawals.tsx"
import { createWithdrawalLauncher } from "./money/withdrawal-launcher.tsx"
import { createPageApi, offers } from "./site/api.ts"
import type { AppContext } from "./site/app.ts"
import { displayTopics } from "./site/freshness.ts"
import { lazyPart } from "./site/part.tsx"
import { reportLoad } from "./site/report-load.ts"
import { getRefreshInterval, loadAndRefresh } from "./site/watch-refresh.ts"

const openRewards = ({ query }: { readonly query: RewardsQuery }) =>
  Effect.sync(() => {
    navigate(paths.partner(query))
    return null
  })

/** Creates the parts of the extension `partner`. The parts load only if the operator offers it. */
const createExtras = (app: AppContext) => {
  const extra = { load: () => import("./partner/partner-extras.tsx"), offered: "partner" } as const
  const listed = { ...extra, texts: ["partner", "history"] } as const
  return {
    CodeTools: lazyPart(app, { ...extra, view: ({ createPartnerExtras }) => createPartnerExtras(app).CodeTools }),
    CreateActions: lazyPart(app, {
      ...extra,
      view: ({ createPartnerExtras }) => createPartnerExtras(app).LabelForm,
      fallback: CreateActions,
    }),
    RewardFilters: lazyPart(app, {
      ...listed,
      view: ({ createPartnerExtras }) => createPartnerExtras(app).RewardFilters,
    }),
    RewardResults: lazyPart(app, {
      ...listed,
      view: ({ createPartnerExtras }) => createPartnerExtras(app).RewardResults,
    }),
  }
}

/** Creates the partner section. The section needs the customer's profile, and offers a retry if the profile failed to load. */
export const createPage = (app: AppContext) => {
  const api = createPageApi(app)
  const { session, clock } = app
  const codes = loadAndRefresh(app, { load: (by) => (_: undefined) => loadPartnerSummary(by)(), topics: displayTopics })
  const ofRewards = loadAndRefresh(app, {
    load: (by) => loadRewards(by, clock.now, offers("partner")),
    topics: displayTopics,
    interval: (_: ListContext<RewardsQuery, RewardList>) => null,
  })
  const balances = loadAndRefresh(app, {
    load: (by) => (_: undefined) => loadSummary(by)(),
    topics: ["balances", ...displayTopics],
    interval: getRefreshInterval,
  })
  const createMachines = (parts: ActorRefFrom<typeof pageParts>) => ({
    partnerSummary: provide(partnerSummary)({
      loadPartnerSummary: reportLoad(parts, "summary")(codes.load),
      watchRefresh: codes.watchRefresh,
    }),
    rewards: provide(rewards)({
      loadList: reportLoad(parts, "rewards")(ofRewards.load),
      watchRefresh: ofRewards.watchRefresh,
      openRewards,
      watchQuery: watchQuery(window, readRewardsQuery),
    }),
    createPartnerCode: provide(createPartnerCodeMachine)({
      createPartnerCode: createPartnerCode(api),
      loadPartnerSummary: loadPartnerSummary(api),
    }),
  })
  const accounts = provide(accountSummary)({
    loadSummary: balances.load,
    watchRefresh: balances.watchRefresh,
  })
  const Unknown = createPendingWithdrawals(app)
  const Withdrawal = createWithdrawalLauncher(app)
  const extras = createExtras(app)
  /** Creates the machine of the help, whose setting the browser stores by user. */
  const createHelp = (userId: string) => {
    const storage = createSafeStorage(() => localStorage, helpKey(userId))
    return provide(partnerHelp)({
      watchHelp: watchHelp(window, storage, userId),
      saveHelpVisibility: saveHelpVisibility(storage),
    })
  }
  const Programme = ({ userId }: { readonly userId: string }) => {
    const { t } = useTranslation("partner")
    const actor = useFlowActor(pageParts, { parts: ["summary", "rewards"] })
    const state = useSelector(actor, (snapshot) => snapshot)
    const machines = useMemo(() => ({ ...createMachines(actor), partnerHelp: createHelp(userId) }), [actor, userId])
    const { state: summary, send: sendSummary } = useFlow(accounts, undefined)
    const unknown = <Unknown customerId={userId} dialogOf={paths.partnerWithdrawal} />
    return (
      <>
        <PageParts state={state} send={actor.send} title={t("title")} above={unknown}>
          <PartnerPage
            machines={machines}
            query={readRewardsQuery(location.search)}
            unknown={unknown}
            balance={{ state: summary, send: sendSummary }}
            {...extras}
          />
        </PageParts>
        <Withdrawal />
      </>
    )
  }
  return () => {
    const { state, send } = useAppActor(session)
    const { profile } = state.context
    if (profile === null) return <ProfileMissing section="partner" onRetry={() => send({ type: "profile.reload" })} />
    return <Programme key={profile.id} userId={profile.id} />
  }
}
