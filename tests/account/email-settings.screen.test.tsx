import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import type { changeEmail } from "#machines/account/change-email.machine.ts"
import { changeEmailModel as model } from "#machines/account/change-email.model.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { EmailSettings } from "#ui/account/settings/email-settings.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"

afterEach(cleanup)

const { t } = storyI18n["en-US"]

it.each([
  ["changed", [], "email.success"],
  ["requested", ["emailChange"], "email.requested"],
] as readonly (readonly [string, readonly Extension[], "email.success" | "email.requested"])[])(
  "the success message of the e-mail form says that the address is %s",
  async (_, extensions, text) => {
    await render(
      <FlowOptions value={{ snapshots: { changeEmail: model.at("success") } }}>
        <StoryFrame locale="en-US">
          <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
            <EmailSettings
              machine={createMockedMachine(model).machine as typeof changeEmail}
              email="anna@example.com"
            />
          </SiteConfig>
        </StoryFrame>
      </FlowOptions>,
    )
    await expect.element(page.getByRole("status").getByText(t(`settings:${text}`))).toBeVisible()
  },
)
