import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { buildOperation, buildWithdrawalOperation } from "#domain/fixtures/operation.ts"
import type { Operation } from "#domain/money/operation.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { OperationTable } from "./operation-table.tsx"

afterEach(cleanup)

const t = storyI18n["en-US"].getFixedT("en-US", "history")
const hash = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b"

/** Returns the cell texts and the link of an operation's row. */
const loadRow = async (operation: Operation) => {
  await render(
    <StoryFrame locale="en-US">
      <OperationTable operations={[operation]} />
    </StoryFrame>,
  )
  const [name = "", , state = "", amount = ""] = [...document.querySelectorAll("tbody td")].map((cell) =>
    cell.textContent.replaceAll("\u00a0", " "),
  )
  return {
    name,
    state,
    amount,
    leads: [...document.querySelectorAll("tbody a")].map((link) => link.getAttribute("href")),
  }
}

it.each([
  ["Bonus", "+"],
  ["Returned", "+"],
  ["PartnerBonus", "+"],
  ["MaintenanceFee", "\u2212"],
  ["Withdrawal", "\u2212"],
] as const)("shows the amount of %s with the sign %s", async (operationType, sign) => {
  const { name, amount } = await loadRow(buildOperation({ operationType }))
  expect([name.startsWith(t(`operations.${operationType}`)), amount]).toEqual([true, `${sign}0.00001236 BTC`])
})

it("links a withdrawal to its address, and after sending to its transaction", async () => {
  const { address } = buildWithdrawalOperation()
  expect((await loadRow(buildWithdrawalOperation({ state: "Pending" }))).leads).toEqual([
    `https://mempool.space/address/${address!}`,
  ])
  await cleanup()
  expect((await loadRow(buildWithdrawalOperation({ state: "Completed", hash }))).leads).toEqual([
    `https://mempool.space/address/${address!}`,
    `https://mempool.space/tx/${hash}`,
  ])
})

it("shows a rejected withdrawal by its address, with the reason, no link and no minus", async () => {
  const operation = buildWithdrawalOperation({ state: "Rejected", hash, stateDescription: "No such address." })
  expect(await loadRow(operation)).toEqual({
    name: `${operation.address!}${t("operations.Withdrawal")}No such address.`,
    state: t("states.Rejected"),
    amount: "0.00150000 BTC",
    leads: [],
  })
})

it.each(["Created", "Pending", "Completed", "unknown"] as const)(
  "shows the state %s with a text of its own",
  async (state) => {
    expect((await loadRow(buildWithdrawalOperation({ state }))).state).toBe(t(`states.${state}`))
  },
)
