import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { buildWithdrawalOperation } from "#domain/fixtures/operation.ts"
import { withdrawalFormData } from "#domain/fixtures/withdrawal.ts"
import { decimal } from "#domain/shared/money.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { cancelWithdrawal } from "#machines/money/cancel-withdrawal.machine.ts"
import { cancelWithdrawalModel } from "#machines/money/cancel-withdrawal.model.ts"
import type { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { withdrawalModel } from "#machines/money/withdrawal.model.ts"
import { OperationTable } from "#ui/money/history/operation-table.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { Withdrawal } from "./withdrawal.tsx"

afterEach(async () => {
  await cleanup()
  await page.viewport(1280, 800)
})

const nothing = () => undefined

const opened = async (extensions: ReadonlyArray<Extension>, amount = "0.01") => {
  await render(
    <FlowOptions value={{ snapshots: { withdrawal: withdrawalModel.at("form") } }}>
      <StoryFrame locale="en-US">
        <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
          <Withdrawal
            machine={createMockedMachine(withdrawalModel).machine as typeof withdrawal}
            coin="btc"
            onCreated={nothing}
            onClose={nothing}
          />
        </SiteConfig>
      </StoryFrame>
    </FlowOptions>,
  )
  await page.getByLabelText("Amount", { exact: true }).fill(amount)
  return document.querySelector("dialog dl")!.textContent.replaceAll(/\s+/g, " ")
}

it("shows the network fee, the amount that arrives, and the expected time", async () => {
  expect(withdrawalFormData.summary.expectedMinutes).toBe(60)
  const text = await opened(["withdrawals"])
  expect(text).toContain("Amount0.01000000 BTC≈ $642.50")
  expect(text).toContain("Network fee, comes out of the amount0.00005000 BTC0.5% · ≈ $3.21")
  expect(text).toContain("You’ll receive0.00995000 BTC≈ $639.29")
  expect(text).toContain("Expected timeAbout 60 minutes")
})

it("shows the minimum for a smaller amount after the field is left, and no amount that arrives", async () => {
  const text = await opened(["withdrawals"], "0.00001")
  expect(text).not.toContain("You’ll receive")
  await page.getByLabelText("BTC address").click()
  await expect.element(page.getByText("The minimum withdrawal is 0.00050000\u00a0BTC")).toBeVisible()
})

it("shows its button on the first screen of a phone", async () => {
  await page.viewport(390, 844)
  await opened(["withdrawals"])
  const button = page.getByRole("button", { name: "Continue" }).element().getBoundingClientRect()
  expect(button.bottom).toBeLessThanOrEqual(844)
  expect(button.top).toBeGreaterThan(0)
})

it("shows neither a fee nor an amount that arrives without the extension", async () => {
  const text = await opened([])
  expect(text).toBe("Amount0.01000000 BTC≈ $642.50")
})

const figuresAt = async (state: "review" | "sending" | "success" | "earlier" | "notFound", fee: string | null) => {
  const snapshot = withdrawalModel.at(state)
  const { formData, created } = snapshot.context
  const named = fee === null ? null : decimal(fee)
  const context = {
    ...snapshot.context,
    formData: { ...formData!, summary: { ...formData!.summary, fee: named } },
    created: created && { ...created, fee: named },
  }
  await render(
    <FlowOptions value={{ snapshots: { withdrawal: { ...snapshot, context } } }}>
      <StoryFrame locale="en-US">
        <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["withdrawals"] }}>
          <Withdrawal
            machine={createMockedMachine(withdrawalModel).machine as typeof withdrawal}
            coin="btc"
            onCreated={nothing}
            onClose={nothing}
          />
        </SiteConfig>
      </StoryFrame>
    </FlowOptions>,
  )
  const [list] = document.querySelectorAll("dialog dl")
  const rows = [...list!.children].map((row) =>
    [...row.children].map((cell) => cell.textContent.replace(/(?: · )?≈.*/, "")),
  )
  return rows.filter(([label]) => label !== "Expected time")
}

const three = (amount: string, received: string) => [
  ["Amount", `${amount}\u00a0BTC`],
  ["Network fee, comes out of the amount", "0.00005000\u00a0BTC3.33%"],
  ["You’ll receive", `${received}\u00a0BTC`],
]

it.each([
  ["review", three("0.00150000", "0.00145000")],
  ["sending", three("0.00150000", "0.00145000")],
  ["success", three("0.00150000", "0.00145000")],
  ["earlier", three("0.00150000", "0.00145000")],
  ["notFound", three("0.00150000", "0.00145000")],
] as const)("shows amount, fee and the amount that arrives in the state %s", async (state, rows) => {
  expect(await figuresAt(state, "0.00005")).toEqual(rows)
})

it.each(["review", "success", "earlier", "notFound"] as const)(
  "shows only the amount in %s without a fee",
  async (state) => {
    expect(await figuresAt(state, null)).toEqual([["Amount", "0.00150000\u00a0BTC"]])
  },
)

it("emphasizes, in the review, the amount that arrives and the ends of the address", async () => {
  await figuresAt("review", "0.00005")
  await expect.element(page.getByRole("button", { name: "Send 0.00145000\u00a0BTC" })).toBeVisible()
  expect([...document.querySelectorAll("dialog code b")].map(({ textContent }) => textContent).join("")).toBe(
    "bc1qw508v8f3t4",
  )
  expect(document.querySelector("dialog code")!.textContent).toBe("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4")
})

it.each([
  ["0.01234567", ["Change the amount", "Buy more"]],
  ["0.0004", ["Buy more", "Back"]],
] as const)("suggests, for an amount below the minimum and a balance of %s, %o", async (balance, offers) => {
  const snapshot = withdrawalModel.at("insufficient")
  const { formData } = snapshot.context
  const summary = { ...formData!.summary, balance: decimal(balance) }
  const context = { ...snapshot.context, formData: { ...formData!, summary } }
  await render(
    <FlowOptions value={{ snapshots: { withdrawal: { ...snapshot, context } } }}>
      <StoryFrame locale="en-US">
        <Withdrawal
          machine={createMockedMachine(withdrawalModel).machine as typeof withdrawal}
          coin="btc"
          onCreated={nothing}
          onClose={nothing}
        />
      </StoryFrame>
    </FlowOptions>,
  )
  await expect.element(page.getByText(/The minimum withdrawal is 0\.00050000/)).toBeVisible()
  const actions = page.getByText("Buy more").element().parentElement!
  expect([...actions.children].map(({ textContent }) => textContent)).toEqual(offers)
})

const states = [{ state: "Created", date: "2026-11-20T10:00:00Z" }] as const
const machine = createMockedMachine(cancelWithdrawalModel).machine as typeof cancelWithdrawal

it.each([
  ["a created withdrawal where it is offered", ["withdrawals"], buildWithdrawalOperation({ states }), true],
  ["a pending one", ["withdrawals"], buildWithdrawalOperation({ states, state: "Pending" }), false],
  ["where it is not offered", [], buildWithdrawalOperation({ states }), false],
] as const)("can be cancelled, as %s: %4$s", async (_, extensions, operation, isOffered) => {
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

it.each([
  [
    "a withdrawal",
    ["withdrawals"],
    buildWithdrawalOperation({ fee: decimal("0.00005") }),
    ["0.00005000", "0.00145000"],
  ],
  ["a rejected one", ["withdrawals"], buildWithdrawalOperation({ fee: decimal("0.00005"), state: "Rejected" }), []],
  ["without a fee", ["withdrawals"], buildWithdrawalOperation(), []],
  ["where it is not offered", [], buildWithdrawalOperation({ fee: decimal("0.00005") }), []],
] as const)("shows fee and arriving amount in the row of %2$s: %s", async (_, extensions, operation, sums) => {
  await render(
    <StoryFrame locale="en-US">
      <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
        <OperationTable operations={[operation]} />
      </SiteConfig>
    </StoryFrame>,
  )
  const notes = page.getByText(/^(?:Network fee|After the fee): /).elements()
  expect(notes.map(({ textContent }) => /[\d.]+/.exec(textContent)![0])).toEqual(sums)
})
