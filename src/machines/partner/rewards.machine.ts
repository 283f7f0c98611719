import { assign } from "xstate"
import type { RewardList } from "#domain/partner/partner.ts"
import { isRewardsFiltered, type RewardsQuery } from "#domain/partner/rewards-query.ts"
import { pagedList, type ListContext, type ListEvent, type ListInput } from "#machines/shared/paged-list.ts"
import { setup, port } from "#machines/shared/port.ts"

export interface CodeChosen {
  readonly type: "partnerCode.choose"
  readonly code: string | null
}

const { implementations, root, states } = pagedList<RewardsQuery, RewardList, CodeChosen>(isRewardsFiltered)

/** State sets 15, 56, 57, rewards: docs/states/partner/rewards.md. The URL contains the page and the filters. */
export const rewards = setup({
  types: {} as {
    input: ListInput<RewardsQuery>
    context: ListContext<RewardsQuery, RewardList>
    events: ListEvent<RewardsQuery, RewardList> | CodeChosen
  },
  ...implementations,
  actors: { ...implementations.actors, openRewards: port<{ query: RewardsQuery }, null>("openRewards") },
}).createMachine({
  ...root,
  id: "rewards",
  on: {
    ...root.on,
    "partnerCode.choose": {
      target: ".opening",
      actions: assign({ query: ({ context, event }) => ({ ...context.query, code: event.code, page: 1 }) }),
    },
  },
  states: {
    ...states,
    /** Changes the URL, after which the feed sends the new query. */
    opening: {
      invoke: {
        src: "openRewards",
        input: ({ context: { query } }) => ({ query }),
        onDone: "loading",
      },
    },
    /** Ignores a choice, because an empty list has nothing to choose from. */
    empty: { ...states.empty, on: { ...states.empty.on, "partnerCode.choose": {} } },
  },
})
