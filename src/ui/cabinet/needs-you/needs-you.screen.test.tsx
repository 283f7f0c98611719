import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { listNeeds } from "#domain/cabinet/needs.ts"
import { orderUnderPaidExpired } from "#domain/fixtures/order.ts"
import type { needsYou } from "#machines/cabinet/needs-you.machine.ts"
import { needsYouModel } from "#machines/cabinet/needs-you.model.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { NeedsYou } from "./needs-you.tsx"

it.each([
  ["en-US", "$142.50paid of $285.00Accept"],
  ["ru-RU", "142,50 $оплачено из 285,00 $Принять"],
] as const)(
  "an expired order that is paid in part shows the paid amount, and no time, in %s",
  async (locale, figures) => {
    const shown = needsYouModel.at("shown")
    const needs = listNeeds({ orders: [orderUnderPaidExpired], email: null, requests: [] })
    await render(
      <FlowOptions value={{ snapshots: { needsYou: { ...shown, context: { ...shown.context, needs } } } }}>
        <StoryFrame locale={locale}>
          <NeedsYou
            machine={createMockedMachine(needsYouModel).machine as typeof needsYou}
            withdrawals={null}
            Resend={() => null}
          />
        </StoryFrame>
      </FlowOptions>,
    )
    await expect.element(page.getByRole("listitem")).toBeVisible()
    expect(page.getByRole("listitem").element().textContent.replaceAll(/\s+/g, " ")).toContain(figures)
    await expect.element(page.getByRole("timer")).not.toBeInTheDocument()
  },
)
