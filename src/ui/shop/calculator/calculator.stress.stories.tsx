import { hugeProduct, tinyProduct } from "#domain/fixtures/product.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { initialQuote } from "#domain/shop/quote.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { calculatorWalk } from "./calculator.walk.tsx"

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
