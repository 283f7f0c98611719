import { assign, setup } from "xstate"
import type { Reward, RewardList } from "../../../domain/partner/partner"
import type { RewardsQuery } from "../../../domain/partner/rewards-query"
import { unfilteredRewards } from "../../../domain/partner/rewards-query"
import type { CallFailed } from "../../../domain/shared/failure"
import { callFailure, port, succeeded, successOf } from "../../shared/port"
import { addBatch } from "../../shared/whole-list"

export interface ExportRewardsContext {
  readonly query: RewardsQuery
  readonly total: number
  readonly rewards: ReadonlyArray<Reward>
  readonly failure: CallFailed | null
}

const nothing: ExportRewardsContext = { query: unfilteredRewards, total: 0, rewards: [], failure: null }

/** State set 213: docs/states/partner/export-rewards.md. Every page of the filtered rewards, as a table for a spreadsheet. */
export const exportRewards = setup({
  types: {} as {
    context: ExportRewardsContext
    events: { type: "export.start"; query: RewardsQuery } | { type: "export.cancel" }
  },
  actors: {
    loadRewardBatch: port<{ query: RewardsQuery; offset: number }, RewardList, CallFailed>("loadRewardBatch"),
    saveTable: port<{ rewards: ReadonlyArray<Reward> }, null>("saveTable"),
  },
  guards: {
    isWhole: ({ context: { rewards, total } }) => rewards.length >= total,
  },
}).createMachine({
  id: "exportRewards",
  context: nothing,
  initial: "idle",
  on: {
    "export.start": { target: ".loading", actions: assign(({ event: { query } }) => ({ ...nothing, query })) },
  },
  states: {
    idle: {},
    loading: {
      on: { "export.start": {}, "export.cancel": "idle" },
      invoke: {
        id: "loadRewardBatch",
        src: "loadRewardBatch",
        input: ({ context: { query, rewards } }) => ({ query, offset: rewards.length }),
        onDone: [
          {
            guard: succeeded,
            target: "counting",
            actions: assign(({ context, event }) => {
              const { total, entries } = addBatch(context.rewards, successOf({ event }))
              return { total, rewards: entries }
            }),
          },
          { target: "error", actions: assign(callFailure) },
        ],
      },
    },
    counting: {
      always: [{ guard: "isWhole", target: "saving" }, { target: "loading" }],
    },
    saving: {
      invoke: {
        id: "saveTable",
        src: "saveTable",
        input: ({ context: { rewards } }) => ({ rewards }),
        onDone: "saved",
      },
    },
    saved: {},
    error: {},
  },
})
