import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { buildMethods, buildPayingOrder } from "#domain/fixtures/payment.ts"
import { listPaymentMethodOptions } from "#domain/payments/payment-status.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { PayBar } from "./pay-bar.tsx"

const [bitcoin] = listPaymentMethodOptions(buildMethods(null))

it.each([
  ["en-US", "Bitcoin", bitcoin!],
  ["ru-RU", "Bitcoin", bitcoin!],
  ["ru-RU", "no method yet", null],
] as const)("is at most 88 px high on a phone: %s, %s", async (locale, _, option) => {
  await page.viewport(390, 844)
  await render(
    <StoryFrame locale={locale}>
      <PayBar order={buildPayingOrder("Assigned", { expireDate: "2026-11-25T22:45:00Z" })} option={option}>
        <Button>Pay</Button>
      </PayBar>
    </StoryFrame>,
  )
  const bar = page.getByRole("button", { name: "Pay" }).element().parentElement!
  expect(getComputedStyle(bar).position).toBe("fixed")
  expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(88)
})
