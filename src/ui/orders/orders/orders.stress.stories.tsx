import { shownOrders } from "#domain/fixtures/receipt.ts"
import { stressOrders } from "#domain/fixtures/stress-lists.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { ordersWalk } from "./orders.walk.tsx"

export default { title: "Stress/Orders", tags: ["stress"] }

export const HugeAndTiny = stressStory(ordersWalk, "ready", { list: shownOrders(stressOrders.length, stressOrders) })
export const ThousandsOfPages = stressStory(ordersWalk, "ready", {
  list: shownOrders(987_654_321, stressOrders),
  query: { state: "All", page: 49_382_716 },
})
