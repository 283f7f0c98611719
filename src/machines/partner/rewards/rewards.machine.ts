import { assign, setup } from "xstate"
import type { CallFailed } from "../../../domain/shared/failure"
import type { RewardList } from "../../../domain/partner/partner"
import { lastPageOf } from "../../../domain/shared/paging"
import { rewardsPageSize } from "../../../domain/partner/partner"
import { pagedList, loadingList } from "../../shared/paged-list"
import type { FailedLoad, LoadedList } from "../../shared/paged-list"
import { feed, port } from "../../shared/port"

export type RewardsPageChanged = { type: "page.changed"; page: number }

/** State sets 15, 56, 57: docs/states/partner/rewards.md. The URL holds the page; links change it. */
export const rewards = setup({
  types: {} as {
    input: { page: number }
    context: { page: number; list: RewardList | null; failure: CallFailed | null }
    events: RewardsPageChanged | { type: "load.retry" }
  },
  actors: {
    loadRewards: port<{ page: number }, RewardList, CallFailed>("loadRewards"),
    watchPage: feed<RewardsPageChanged>("watchPage"),
  },
  actions: {
    takeList: assign((_, { list }: LoadedList<RewardList>) => ({ list })),
    takeFailure: assign((_, { failure }: FailedLoad) => ({ failure })),
  },
  guards: {
    isSamePage: ({ context }, params: { page: number }) => context.page === params.page,
    hasEntries: ({ context }) => context.list!.total > 0,
    isBeyond: ({ context: { list, page } }) => page > lastPageOf(list!.total, rewardsPageSize),
  },
}).createMachine({
  id: "rewards",
  context: ({ input }) => ({ page: input.page, list: null, failure: null }),
  invoke: { id: "watchPage", src: "watchPage" },
  initial: "loading",
  on: {
    "page.changed": [
      // The feed first repeats the machine's initial value.
      { guard: { type: "isSamePage", params: ({ event }) => ({ page: event.page }) } },
      { target: ".loading", actions: assign({ page: ({ event }) => event.page }) },
    ],
  },
  states: {
    loading: {
      invoke: {
        id: "loadRewards",
        src: "loadRewards",
        input: ({ context }) => ({ page: context.page }),
        ...loadingList<RewardList>(),
      },
    },
    ...pagedList,
  },
})
