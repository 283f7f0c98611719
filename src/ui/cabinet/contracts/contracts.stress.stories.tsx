import { contractList } from "../../../domain/fixtures/contract"
import { stressContracts } from "../../../domain/fixtures/stress"
import { stressStory } from "../../story/story-stress"
import { contractsWalk } from "./contracts.walk"

export default { title: "Stress/Contracts", tags: ["stress"] }

export const HugeAndTiny = stressStory(contractsWalk, "ready", {
  list: contractList(stressContracts.length, stressContracts),
})
export const ThousandsOfPages = stressStory(contractsWalk, "ready", {
  list: contractList(123_456, stressContracts),
  query: { page: 6_172, state: "All" },
})
