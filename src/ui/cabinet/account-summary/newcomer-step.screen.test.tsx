import { afterEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { accountSummaryModel } from "#machines/cabinet/account-summary.model.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { AccountSummary } from "./account-summary.tsx"

afterEach(cleanup)

const { t } = storyI18n["en-US"]

it.each([
  [0, "choose"],
  [1, "pay"],
  [2, "payout"],
] as const)("a newcomer's panel names the step: %i, %s", async (step, name) => {
  await render(
    <StoryFrame locale="en-US">
      <AccountSummary state={accountSummaryModel.at("empty")} send={() => undefined} step={step} />
    </StoryFrame>,
  )
  const current = document.querySelector("[aria-current=step]")
  expect(current?.textContent).toContain(t(`dashboard:accounts.steps.${name}`))
  const buy = page.getByRole("link", { name: t("common:empty.buy") })
  expect(buy.elements()).toHaveLength(step === 0 ? 1 : 0)
})
