import { afterEach, describe, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { btcAccount, ethAccount, stakingAccount, summaryBefore } from "#domain/fixtures/dashboard.ts"
import type { AccountItem, AccountSummary } from "#domain/cabinet/account-summary.ts"
import { marketCap } from "#machines/cabinet/market-cap.machine.ts"
import { marketCapModel } from "#machines/cabinet/market-cap.model.ts"
import { AccountCard } from "#ui/cabinet/account-summary/account-card.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { noRefresh } from "#main/site/watch-refresh.ts"
import { MarketCap } from "#ui/cabinet/market-cap/market-cap.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"

afterEach(cleanup)

const t = storyI18n["en-US"].getFixedT("en-US", "dashboard")
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? ""

describe("an account", () => {
  const show = async (account: AccountItem, among: AccountSummary = summaryBefore) => {
    await render(
      <StoryFrame locale="en-US">
        <AccountCard account={account} among={among} market={null} />
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

it("a coin shows its rate and 24-hour change in percent, the market its total", async () => {
  await render(
    <StoryFrame locale="en-US">
      <FlowOptions value={{ snapshots: { marketCap: marketCapModel.at("ready") } }}>
        <MarketCap machine={marketCap.provide({ actors: { watchRefresh: noRefresh() } })} currency="usd">
          {(market) =>
            [btcAccount, ethAccount].map((account) => (
              <AccountCard key={account.unit} account={account} among={[]} market={market} />
            ))
          }
        </MarketCap>
      </FlowOptions>
    </StoryFrame>,
  )
  const content = plain(document.body.textContent)
  for (const words of [
    "$64,250.50 · +1.23% in 24 hours",
    "$3,120.25 · \u22120.46% in 24 hours",
    "Total market cap $2.35 T",
  ])
    expect(content).toContain(words)
})
