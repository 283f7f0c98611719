import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { partnerSummaryModel as model } from "#machines/partner/partner-summary.model.ts"
import { partnerSummaryWalk } from "#ui/partner/partner-summary/partner-summary.walk.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import type { Walk } from "#ui/walk.ts"

const walk: Walk<any> = partnerSummaryWalk

afterEach(cleanup)

it.each(["en-US", "ru-RU"] as const)("the figures of a code can be opened in %s", async (locale) => {
  const { machine, clock } = createMockedMachine(model)
  await render(
    <FlowOptions value={{ clock, snapshots: { [machine.id]: model.at("ready") } }}>
      <StoryFrame locale={locale}>{walk.page(machine)}</StoryFrame>
    </FlowOptions>,
  )
  const { t } = storyI18n[locale]
  const figures = [
    ...(["referrals", "paid.btc", "accrued.btc", "accrued.eth"] as const).map((label) =>
      page.getByText(t(`partner:codes.${label}`), { exact: true }).first(),
    ),
    page.getByText(/^0[.,]00088716\sBTC$/),
    page.getByText(/^0[.,]01446314\sETH$/),
  ]
  for (const figure of figures) await expect.element(figure).not.toBeVisible()
  await page.getByText(/57[.,]00.*58[.,]61/).click()
  for (const figure of figures) await expect.element(figure).toBeVisible()
})
