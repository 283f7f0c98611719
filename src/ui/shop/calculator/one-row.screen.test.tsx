import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { btcLimited, btcUnlimited, comingSoonProduct, ethUnlimited } from "#domain/fixtures/product.ts"
import { estimateWalk } from "#ui/shop/estimate/estimate.walk.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { stateStory } from "#ui/story/story-of.tsx"
import { ProductLinks } from "./product-links.tsx"

const staking = { ...comingSoonProduct, state: "Available" as const, flags: [] }

/** Returns the number of options and the number of rows that they take. */
const layoutOf = (selector: string) => {
  const options = [...document.querySelectorAll(selector)]
  return [options.length, new Set(options.map((option) => option.getBoundingClientRect().top)).size]
}

it.each([
  ["en-US", 360],
  ["ru-RU", 360],
  ["ru-RU", 390],
] as const)("coins, terms and assumptions take one row each on a phone: %s, %i px", async (locale, width) => {
  // The padding of a story is 8 px wider on each side than the padding of a page.
  await page.viewport(width + 16, 844)
  await render(
    <StoryFrame locale={locale}>
      <main>
        <ProductLinks products={[btcLimited, btcUnlimited, ethUnlimited, staking]} current={btcUnlimited.id} />
        {stateStory(estimateWalk, "ready").render()}
      </main>
    </StoryFrame>,
  )
  const [coins, terms, spreads, difficulties] = [
    "nav:nth-of-type(1) a",
    "nav:nth-of-type(2) a",
    "fieldset:nth-of-type(1) label:has([type=radio])",
    "fieldset:nth-of-type(2) label:has([type=radio])",
  ]
  expect([layoutOf(coins!), layoutOf(terms!), layoutOf(spreads!), layoutOf(difficulties!)]).toEqual([
    [3, 1],
    [2, 1],
    [3, 1],
    [3, 1],
  ])
})
