import { shownOrders } from "../../../domain/fixtures/order-list"
import { stressOrders } from "../../../domain/fixtures/stress-lists"
import { stressStory } from "../../story/story-stress"
import { ordersWalk } from "./orders.walk"

export default { title: "Stress/Orders", tags: ["stress"] }

export const HugeAndTiny = stressStory(ordersWalk, "ready", { list: shownOrders(stressOrders.length, stressOrders) })
export const ThousandsOfPages = stressStory(ordersWalk, "ready", {
  list: shownOrders(987_654_321, stressOrders),
  query: { state: "All", page: 49_382_716 },
})
