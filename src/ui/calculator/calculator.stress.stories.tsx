import { huge, tiny } from "../../domain/fixtures/product"
import { offerOfProduct } from "../../domain/offer"
import { startWith } from "../../domain/reckoning"
import { stressStory } from "../story-stress"
import { calculatorWalk } from "./calculator.walk"

export default { title: "Stress/Calculator", tags: ["stress"] }

const products = [huge, tiny]

export const Huge = stressStory(calculatorWalk, "editing.synced", {
  products,
  productId: huge.id,
  reckoning: startWith(offerOfProduct(huge), huge.defaultValue),
})
export const Tiny = stressStory(calculatorWalk, "editing.synced", {
  products,
  productId: tiny.id,
  reckoning: startWith(offerOfProduct(tiny), tiny.defaultValue),
})
