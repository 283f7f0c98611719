import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { accountSummaryModel } from "#machines/cabinet/account-summary.model.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { AccountSummary } from "./account-summary.tsx"

afterEach(cleanup)

const { t } = storyI18n["en-US"]

it.each([
  [0, false, "confirm"],
  [2, false, "confirm"],
  [0, true, "buy"],
  [1, true, "buy"],
  [2, true, "payout"],
] as const)("a newcomer's panel shows the current step: %i, confirmed %s: %s", async (step, isEmailConfirmed, name) => {
  await render(
    <StoryFrame locale="en-US">
      <AccountSummary
        state={accountSummaryModel.at("empty")}
        send={() => undefined}
        step={step}
        isEmailConfirmed={isEmailConfirmed}
        market={null}
        fan={null}
      />
    </StoryFrame>,
  )
  const current = document.querySelector("[aria-current=step]")
  expect(current?.textContent).toContain(t(`dashboard:accounts.steps.${name}`))
  const buy = page.getByRole("link", { name: t("common:empty.buy") })
  expect(buy.elements()).toHaveLength(step === 0 ? 1 : 0)
})
