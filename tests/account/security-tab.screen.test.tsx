import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { fromCallback, type AnyEventObject } from "xstate"
import { settingsTabs, type SettingsTabChanged } from "#machines/account/settings-tabs.machine.ts"
import { SettingsPage } from "#ui/account/settings/settings.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"

afterEach(cleanup)

const { t } = storyI18n["en-US"]
const content = { common: "common", email: "", password: "", btcAddress: "", ethAddress: "", twoFactor: "" }

it("the security tab is absent without extensions, and its URL shows the common settings", async () => {
  const machine = settingsTabs.provide({
    actors: {
      watchTab: fromCallback<AnyEventObject, undefined, SettingsTabChanged>(({ sendBack }) =>
        sendBack({ type: "tab.changed", tab: "security" }),
      ),
    },
  })
  await render(
    <StoryFrame locale="en-US">
      <SettingsPage machine={machine} tabs={content} values={{}} />
    </StoryFrame>,
  )
  await expect.element(page.getByRole("heading", { level: 2, name: t("settings:tabs.common") })).toBeVisible()
  const links = page.getByRole("navigation").getByRole("link")
  expect(links.elements().map((link) => [link.textContent, link.ariaCurrent])).toEqual([
    [t("settings:tabs.common"), "page"],
    [t("settings:tabs.email"), null],
    [t("settings:tabs.password"), null],
    [t("settings:tabs.btcAddress"), null],
    [t("settings:tabs.ethAddress"), null],
    [t("settings:tabs.twoFactor"), null],
  ])
})
