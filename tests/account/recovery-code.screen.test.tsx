import { afterEach, expect, it, vi } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { twoFactorChallengeModel } from "#machines/account/two-factor-challenge.model.ts"
import { TwoFactorChallenge } from "#ui/account/two-factor-challenge.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"

afterEach(cleanup)

const { t } = storyI18n["en-US"]
const challenge = async (...extensions: ReadonlyArray<Extension>) => {
  const send = vi.fn()
  await render(
    <StoryFrame locale="en-US">
      <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
        <TwoFactorChallenge state={twoFactorChallengeModel.at("editing")} send={send} passkey={() => <p>Passkey</p>} />
      </SiteConfig>
    </StoryFrame>,
  )
  return send
}

it("a recovery code is sent in place of a code from the app", async () => {
  const send = await challenge("recoveryCodes")
  await page.getByText(t("account:tfa.recovery.open")).click()
  await page.getByRole("button", { name: t("account:tfa.recovery.submit") }).click()
  await expect.element(page.getByText(t("account:tfa.recovery.required"))).toBeVisible()
  await page.getByLabelText(t("account:tfa.recovery.code")).fill(" k3v9-0x7m-q2fd-8hjt ")
  await page.getByRole("button", { name: t("account:tfa.recovery.submit") }).click()
  expect(send.mock.calls).toEqual([[{ type: "twoFactorCode.submit", code: "k3v9-0x7m-q2fd-8hjt" }]])
})

it("the dialog has neither a recovery code nor a passkey without the extensions", async () => {
  await challenge()
  await expect.element(page.getByRole("dialog")).toBeVisible()
  expect(page.getByText(t("account:tfa.recovery.open")).elements()).toEqual([])
  expect(page.getByText("Passkey").elements()).toEqual([])
})
