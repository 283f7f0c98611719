import { contractList } from "#domain/fixtures/contract.ts"
import { stressContracts } from "#domain/fixtures/stress.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { contractsWalk } from "./contracts.walk.tsx"

export default { title: "Stress/Contracts", tags: ["stress"] }

export const HugeAndTiny = stressStory(contractsWalk, "ready", {
  list: contractList(stressContracts.length, stressContracts),
})
export const ThousandsOfPages = stressStory(contractsWalk, "ready", {
  list: contractList(123_456, stressContracts),
  query: { page: 6_172, state: "All" },
})
