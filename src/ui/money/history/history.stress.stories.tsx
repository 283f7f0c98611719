import { operationList } from "../../../domain/fixtures/operation"
import { stressOperations } from "../../../domain/fixtures/stress-lists"
import { unfilteredHistory } from "../../../domain/money/history-query"
import { stressStory } from "../../story/story-stress"
import { historyWalk } from "./history.walk"

export default { title: "Stress/History", tags: ["stress"] }

export const HugeAndTiny = stressStory(historyWalk, "ready", {
  list: operationList(stressOperations.length, stressOperations),
})
export const ThousandsOfPages = stressStory(historyWalk, "ready", {
  list: operationList(987_654_321, stressOperations),
  query: { ...unfilteredHistory, page: 49_382_716 },
})
