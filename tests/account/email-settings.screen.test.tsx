import { afterEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { defaultConfig } from "../../src/domain/site/config"
import type { Extension } from "../../src/domain/site/extensions"
import type { changeEmail } from "../../src/machines/account/change-email.machine"
import { changeEmailModel as model } from "../../src/machines/account/change-email.model"
import { mockedMachine } from "../../src/machines/kit/mocked-machine"
import { EmailSettings } from "../../src/ui/account/settings/email-settings"
import { FlowOptions } from "../../src/ui/shared/flow"
import { SiteConfig } from "../../src/ui/site/site-config"
import { StoryFrame, storyI18n } from "../../src/ui/story/story-frame"

// Test files share a page here.
afterEach(cleanup)

const { t } = storyI18n["en-US"]

it.each([
  ["changed", [], "email.success"],
  ["requested", ["emailChange"], "email.requested"],
] as readonly (readonly [string, readonly Extension[], "email.success" | "email.requested"])[])(
  "after a success the address is %s",
  async (_, extensions, text) => {
    await render(
      <FlowOptions value={{ snapshots: { changeEmail: model.at("success") } }}>
        <StoryFrame locale="en-US">
          <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
            <EmailSettings machine={mockedMachine(model).machine as typeof changeEmail} email="anna@example.com" />
          </SiteConfig>
        </StoryFrame>
      </FlowOptions>,
    )
    await expect.element(page.getByRole("status").getByText(t(`settings:${text}`))).toBeVisible()
  },
)
