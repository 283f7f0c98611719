import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { createActor } from "xstate"
import { passwordlessProfile, profile } from "#domain/fixtures/account.ts"
import { buildPayingOrder } from "#domain/fixtures/payment.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { session } from "#machines/site/session.machine.ts"
import { OrderSummary } from "#ui/payments/payment-status/order-summary.tsx"
import { PaymentSuccess } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { paths } from "#ui/site/paths.ts"
import { SessionContext } from "#ui/site/session.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"

afterEach(async () => {
  await cleanup()
  await page.viewport(1280, 800)
})

const email = ["Confirm e-mail", paths.settings("email")]
const password = ["Set password", paths.settings("password")]
const contracts = ["See contracts", paths.contracts()]
const dashboard = ["Go to dashboard", paths.cabinet()]

it.each([
  ["a confirmed customer", { ...profile, emailConfirmed: true }, ["emailChange"], [contracts, dashboard]],
  ["an unconfirmed address", { ...profile, emailConfirmed: false }, ["emailChange"], [contracts, dashboard, email]],
  ["an operator without confirmation", { ...profile, emailConfirmed: false }, [], [contracts, dashboard]],
  ["no password", { ...passwordlessProfile, emailConfirmed: true }, ["emailChange"], [contracts, dashboard, password]],
  ["neither", passwordlessProfile, ["emailChange"], [contracts, dashboard, email, password]],
] as const)("a paid order links to next steps for %s", async (_, customer, extensions: readonly Extension[], links) => {
  const actor = createActor(session, {
    snapshot: session.resolveState({ value: "authenticated", context: { profile: customer, changes: 0 } }),
  })
  await render(
    <StoryFrame locale="en-US">
      <SessionContext value={actor}>
        <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
          <PaymentSuccess order={buildPayingOrder("Completed")} />
        </SiteConfig>
      </SessionContext>
    </StoryFrame>,
  )
  const next = page.getByRole("link").elements()
  expect(next.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(links)
})

it.each(["en-US", "ru-RU"] as const)(
  "an order and its cost take one line on a phone, and its details the next line: %s",
  async (locale) => {
    await page.viewport(390, 844)
    await render(
      <StoryFrame locale={locale}>
        <OrderSummary order={buildPayingOrder("Issued")} />
      </StoryFrame>,
    )
    const name = page.getByRole("heading").element().getBoundingClientRect()
    const cost = page
      .getByText(/1[,\s]245[.,]50/)
      .element()
      .getBoundingClientRect()
    expect(name.height).toBeLessThan(30)
    expect(cost.left).toBeGreaterThanOrEqual(name.right)
    expect(cost.top).toBeLessThan(name.bottom)
    const details = page.getByRole("definition").first().element().getBoundingClientRect()
    expect(details.top).toBeGreaterThanOrEqual(name.bottom)
  },
)

it("the name of a product breaks only between words on a phone at 200 percent", async () => {
  await page.viewport(160, 422)
  await render(
    <StoryFrame locale="ru-RU">
      <OrderSummary order={buildPayingOrder("Issued")} />
    </StoryFrame>,
  )
  const heading = page.getByRole("heading").element()
  const range = document.createRange()
  const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  let broken = 0
  while (text.nextNode()) {
    const node = text.currentNode as Text
    for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken += 1
    }
  }
  expect(broken).toBe(0)
})
