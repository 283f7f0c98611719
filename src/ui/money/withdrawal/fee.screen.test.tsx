import { afterEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { withdrawalOperation } from "../../../domain/fixtures/operation"
import { withdrawalFormData } from "../../../domain/fixtures/withdrawal"
import { defaultConfig } from "../../../domain/site/config"
import type { Extension } from "../../../domain/site/extensions"
import type { cancelWithdrawal } from "../../../machines/money/cancel-withdrawal/cancel-withdrawal.machine"
import type { withdrawal } from "../../../machines/money/withdrawal/withdrawal.machine"
import { cancelWithdrawalModel } from "../../../machines/money/cancel-withdrawal/cancel-withdrawal.model"
import { mockedMachine } from "../../../machines/kit/mocked-machine"
import { withdrawalModel } from "../../../machines/money/withdrawal/withdrawal.model"
import { FlowOptions } from "../../shared/flow"
import { SiteConfig } from "../../site/site-config"
import { StoryFrame } from "../../story/story-frame"
import { OperationTable } from "../history/operation-table"
import { Withdrawal } from "./withdrawal"

afterEach(cleanup)

const nothing = () => undefined

const opened = async (extensions: ReadonlyArray<Extension>) => {
  await render(
    <FlowOptions value={{ snapshots: { withdrawal: withdrawalModel.at("form") } }}>
      <StoryFrame locale="en-US">
        <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
          <Withdrawal
            machine={mockedMachine(withdrawalModel).machine as typeof withdrawal}
            coin="btc"
            onMade={nothing}
            onClose={nothing}
          />
        </SiteConfig>
      </StoryFrame>
    </FlowOptions>,
  )
  await page.getByLabelText("Amount", { exact: true }).fill("0.01")
  return page.getByText("You’ll receive").element().closest("dl")!.textContent.replaceAll(/\s+/g, " ")
}

it("shows the network fee, what arrives, and the expected time", async () => {
  expect(withdrawalFormData.summary.expectedMinutes).toBe(60)
  const text = await opened(["withdrawals"])
  expect(text).toContain("Network fee, comes out of the amount0.00005000 BTC")
  expect(text).toContain("You’ll receive0.00995000 BTC≈ $639.29")
  expect(text).toContain("Expected timeAbout 60 minutes")
})

it("shows nothing of that where it is not offered", async () => {
  const text = await opened([])
  expect(text).toBe("You’ll receive0.01000000 BTC≈ $642.50")
})

const states = [{ state: "Created", date: "2026-11-20T10:00:00Z" }] as const
const machine = mockedMachine(cancelWithdrawalModel).machine as typeof cancelWithdrawal

it.each([
  ["a created withdrawal where it is offered", ["withdrawals"], withdrawalOperation({ states }), true],
  ["a pending one", ["withdrawals"], withdrawalOperation({ states, state: "Pending" }), false],
  ["where it is not offered", [], withdrawalOperation({ states }), false],
] as const)("%s: can be cancelled: %4$s", async (_, extensions, operation, isOffered) => {
  await render(
    <StoryFrame locale="en-US">
      <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
        <OperationTable operations={[operation]} cancelling={{ machine, onChanged: nothing }} />
      </SiteConfig>
    </StoryFrame>,
  )
  expect(page.getByRole("button", { name: "Cancel withdrawal" }).elements()).toHaveLength(isOffered ? 1 : 0)
  expect(page.getByText(/^Created: /).elements()).toHaveLength(extensions.length)
})
