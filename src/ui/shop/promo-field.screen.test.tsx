import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { zero } from "#domain/shared/money.ts"
import { promoCheckModel } from "#machines/shop/promo-check.model.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { PromoField } from "./promo-field.tsx"

it.each([
  [false, "The code is valid but gives no discount for this much power."],
  [true, "The code is valid but gives no discount on staking."],
])("a code without a discount explains why: staking %s", async (isStaking, text) => {
  await render(
    <StoryFrame locale="en-US">
      <PromoField
        state={promoCheckModel.at("validWithSale")}
        send={() => undefined}
        inUse={{ discount: zero, isStaking }}
      />
    </StoryFrame>,
  )
  await expect.element(page.getByRole("status")).toHaveTextContent(text)
})
