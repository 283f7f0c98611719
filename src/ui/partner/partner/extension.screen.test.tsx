import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { partnerCodes } from "#domain/fixtures/partner.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { createPartnerCode } from "#machines/partner/create-partner-code.machine.ts"
import { createPartnerCodeModel } from "#machines/partner/create-partner-code.model.ts"
import { CreateActions, CreatePartnerCode } from "#ui/partner/create-partner-code.tsx"
import { PartnerCode } from "#ui/partner/partner-summary/partner-code.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"

const [labelled] = partnerCodes
const shown = (...extensions: ReadonlyArray<Extension>) =>
  render(
    <FlowOptions value={{ snapshots: { createPartnerCode: createPartnerCodeModel.at("confirm") } }}>
      <StoryFrame locale="en-US">
        <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
          <ul>
            <PartnerCode entry={labelled!}>{null}</PartnerCode>
          </ul>
          <CreatePartnerCode
            machine={createMockedMachine(createPartnerCodeModel).machine as typeof createPartnerCode}
            codes={[]}
            onCreated={() => undefined}
            Actions={CreateActions}
          />
        </SiteConfig>
      </StoryFrame>
    </FlowOptions>,
  )

it("shows the label and the next payout of a code if the extension is enabled", async () => {
  await shown("partner")
  await expect.element(page.getByText("Blog", { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText("Next payout", { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText("Nov 28, 2026")).toBeInTheDocument()
  await expect.element(page.getByText(/you can deactivate it at any time/)).toBeInTheDocument()
})

it("hides labels and payouts without the extension, even if the server sends them", async () => {
  await shown()
  await expect.element(page.getByText(/works right away and can’t be cancelled/)).toBeInTheDocument()
  expect(page.getByText("Blog", { exact: true }).query()).toBeNull()
  expect(page.getByText("Next payout", { exact: true }).query()).toBeNull()
  expect(page.getByRole("textbox").query()).toBeNull()
})
