import { afterEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { btcAccount, ethAccount, stakingAccount, summaryBefore } from "#domain/fixtures/dashboard.ts"
import type { AccountItem, AccountSummary } from "#domain/cabinet/account-summary.ts"
import { marketCapModel } from "#machines/cabinet/market-cap.model.ts"
import { AccountCard } from "#ui/cabinet/account-summary/account-card.tsx"
import { MarketCap } from "#ui/cabinet/market-cap/market-cap.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"

afterEach(cleanup)

const t = storyI18n["en-US"].getFixedT("en-US", "dashboard")
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? ""

describe("an account", () => {
  const show = async (account: AccountItem, among: AccountSummary = summaryBefore) => {
    await render(
      <StoryFrame locale="en-US">
        <AccountCard account={account} among={among} />
      </StoryFrame>,
    )
    return plain(document.body.textContent)
  }
  const leads = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))

  it("shows its power, its balance, the last payout and the total paid, each with its value", async () => {
    const content = await show(btcAccount)
    const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }).format(
      new Date(btcAccount.baseOperation!.createDate!),
    )
    for (const words of [
      `${t("accounts.power")}57.5 Th/s`,
      `${t("accounts.balance")}0.01234567 BTC≈ $793.25`,
      `${t("accounts.lastPayout")}0.00021875 BTC≈ $14.06${date}`,
      `${t("accounts.total")}0.05432198 BTC≈ $3,490.21`,
    ])
      expect(content).toContain(words)
    expect(leads()).toEqual(["/cabinet?withdrawal=btc", "/cabinet/buy"])
  })

  it("shows that there was no payout yet", async () => {
    expect(await show(ethAccount)).toContain(`${t("accounts.lastPayout")}${t("accounts.noPayout")}`)
    expect(leads()).toEqual(["/cabinet?withdrawal=eth", "/cabinet/buy"])
  })

  it("of staking shows assets instead of power, and is withdrawn as eth", async () => {
    expect(await show(stakingAccount, [stakingAccount])).toContain(`${t("accounts.assets")}2.5 ETH staked`)
    expect(leads()).toEqual(["/cabinet?withdrawal=eth", "/cabinet/buy"])
  })

  it("of staking beside ETH names its balance, which is shown and withdrawn once", async () => {
    const content = await show(stakingAccount)
    expect(content).toContain(t("accounts.shared"))
    expect(content).not.toContain(t("accounts.balance"))
    expect(leads()).toEqual(["/cabinet/buy"])
  })
})

it("the market shows each rate, its 24-hour change in percent, and the total market cap", async () => {
  await render(
    <StoryFrame locale="en-US">
      <MarketCap state={marketCapModel.at("ready")} send={() => undefined} />
    </StoryFrame>,
  )
  const content = plain(page.getByLabelText(t("market.label")).element().textContent)
  const [up, down] = ["+1.23%", "\u22120.46%"].map((change) => t("market.change", { change }))
  expect(content).toBe(`BTC$64,250.50${up}ETH$3,120.25${down}${t("market.cap")}$2.35 T`)
})
