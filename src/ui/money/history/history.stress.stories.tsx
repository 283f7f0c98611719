import { operationList } from "#domain/fixtures/operation.ts"
import { stressOperations } from "#domain/fixtures/stress-lists.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { historyWalk } from "./history.walk.tsx"

export default { title: "Stress/History", tags: ["stress"] }

export const HugeAndTiny = stressStory(historyWalk, "ready", {
  list: operationList(stressOperations.length, stressOperations),
})
export const ThousandsOfPages = stressStory(historyWalk, "ready", {
  list: operationList(987_654_321, stressOperations),
  query: { ...unfilteredHistory, page: 49_382_716 },
})
