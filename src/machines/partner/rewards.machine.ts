import { assign, setup } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { lastPageOf } from "#domain/shared/paging.ts"
import { rewardsPageSize, type RewardList } from "#domain/partner/partner.ts"
import { isRewardsFiltered, isSameRewardsQuery, type RewardsQuery } from "#domain/partner/rewards-query.ts"
import { filteredList, loadingList, type FailedLoad, type LoadedList } from "#machines/shared/paged-list.ts"
import { feed, port } from "#machines/shared/port.ts"
import type { Refreshed } from "#machines/shared/refreshed.ts"

export type RewardsQueryChanged = { type: "query.changed"; query: RewardsQuery }

export interface RewardsInput {
  readonly query: RewardsQuery
}
export interface RewardsContext extends RewardsInput {
  readonly list: RewardList | null
  readonly failure: CallFailed | null
}

const list = filteredList<RewardsContext, RewardList>()

/** State sets 15, 56, 57: docs/states/partner/rewards.md. The URL holds filters and page; links and choices change it. */
export const rewards = setup({
  types: {} as {
    input: RewardsInput
    context: RewardsContext
    events:
      | RewardsQueryChanged
      | Refreshed<RewardList>
      | { type: "load.retry" }
      | { type: "code.choose"; code: string | null }
  },
  actors: {
    loadRewards: port<RewardsInput, RewardList, CallFailed>("loadRewards"),
    openRewards: port<RewardsInput, null>("openRewards"),
    watchRewardsQuery: feed<RewardsQueryChanged>("watchRewardsQuery"),
    watchRefresh: feed<Refreshed<RewardList>, RewardsContext>("watchRefresh"),
  },
  actions: {
    takeList: assign((_, { list }: LoadedList<RewardList>) => ({ list })),
    takeFailure: assign((_, { failure }: FailedLoad) => ({ failure })),
  },
  guards: {
    isSameQuery: ({ context }, params: RewardsInput) => isSameRewardsQuery(context.query, params.query),
    hasEntries: ({ context }) => context.list!.total > 0,
    isFiltered: ({ context }) => isRewardsFiltered(context.query),
    isBeyond: ({ context: { list, query } }) => query.page > lastPageOf(list!.total, rewardsPageSize),
  },
}).createMachine({
  id: "rewards",
  context: ({ input: { query } }) => ({ query, list: null, failure: null }),
  invoke: { id: "watchRewardsQuery", src: "watchRewardsQuery" },
  initial: "loading",
  on: {
    "query.changed": [
      // The feed first repeats the machine's initial value.
      { guard: { type: "isSameQuery", params: ({ event }) => ({ query: event.query }) } },
      { target: ".loading", actions: assign({ query: ({ event }) => event.query }) },
    ],
    "code.choose": {
      target: ".opening",
      actions: assign({ query: ({ context, event }) => ({ ...context.query, code: event.code, page: 1 }) }),
    },
  },
  states: {
    loading: {
      invoke: {
        id: "loadRewards",
        src: "loadRewards",
        input: ({ context: { query } }) => ({ query }),
        ...loadingList<RewardList>(),
      },
    },
    /** Changes the URL, which then repeats the query. */
    opening: {
      invoke: {
        id: "openRewards",
        src: "openRewards",
        input: ({ context: { query } }) => ({ query }),
        onDone: "loading",
      },
    },
    ...list,
    /** There is nothing to choose from. */
    empty: { ...list.empty, on: { ...list.empty.on, "code.choose": {} } },
  },
})
