import { hugeProduct, tinyProduct } from "../../../domain/fixtures/product"
import { offerOfProduct } from "../../../domain/shop/offer"
import { initialQuote } from "../../../domain/shop/quote"
import { stressStory } from "../../story/story-stress"
import { calculatorWalk } from "./calculator.walk"

export default { title: "Stress/Calculator", tags: ["stress"] }

const products = [hugeProduct, tinyProduct]

export const Huge = stressStory(calculatorWalk, "editing.synced", {
  products,
  productId: hugeProduct.id,
  quote: initialQuote(offerOfProduct(hugeProduct), hugeProduct.defaultValue),
})
export const Tiny = stressStory(calculatorWalk, "editing.synced", {
  products,
  productId: tinyProduct.id,
  quote: initialQuote(offerOfProduct(tinyProduct), tinyProduct.defaultValue),
})
