import { afterEach, describe, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import type { AccountItem, AccountSummary, Returns as Figures } from "#domain/cabinet/account-summary.ts"
import { storyNow } from "#domain/fixtures/account.ts"
import {
  btcAccount,
  datedForecast,
  ethAccount,
  returns as figures,
  stakingAccount,
  summaryBefore,
} from "#domain/fixtures/dashboard.ts"
import { decimal, zero } from "#domain/shared/money.ts"
import { marketCap } from "#machines/cabinet/market-cap.machine.ts"
import { marketCapModel } from "#machines/cabinet/market-cap.model.ts"
import { returns } from "#machines/cabinet/returns.machine.ts"
import { returnsModel } from "#machines/cabinet/returns.model.ts"
import { createNoRefreshFeed } from "#main/site/watch-refresh.ts"
import { AccountCard } from "#ui/cabinet/account-summary/account-card.tsx"
import { Withdrawable } from "#ui/cabinet/account-summary/withdrawable.tsx"
import { MarketCap } from "#ui/cabinet/market-cap/market-cap.tsx"
import { ContractsFan } from "#ui/cabinet/returns/contracts-fan.tsx"
import { Returns } from "#ui/cabinet/returns/returns.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import type { Expectation } from "./expectation.ts"

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

  it("shows power, balance, the last payout and the total paid, each with its value", async () => {
    const content = await show(btcAccount)
    const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }).format(
      new Date(btcAccount.baseOperation!.createDate!),
    )
    for (const text of [
      `${t("accounts.power")}57.5 Th/s`,
      `${t("accounts.balance")}0.01234567 BTC≈ $793.25`,
      `${t("accounts.lastPayout")}0.00021875 BTC≈ $14.06${date}`,
      `${t("accounts.total")}0.05432198 BTC≈ $3,490.21`,
    ])
      expect(content).toContain(text)
    expect(leads()).toEqual(["/cabinet?withdrawal=btc", "/cabinet/buy"])
  })

  it("shows that it has had no payout yet", async () => {
    expect(await show(ethAccount)).toContain(`${t("accounts.lastPayout")}${t("accounts.noPayout")}`)
    expect(leads()).toEqual(["/cabinet?withdrawal=eth", "/cabinet/buy"])
  })

  it("shows assets instead of power if it is staking, and is withdrawn as eth", async () => {
    expect(await show(stakingAccount, [stakingAccount])).toContain(`${t("accounts.assets")}2.5 ETH staked`)
    expect(leads()).toEqual(["/cabinet?withdrawal=eth", "/cabinet/buy"])
  })

  it("refers to the balance of ETH if it is staking, so that the balance is shown and withdrawn once", async () => {
    const content = await show(stakingAccount)
    expect(content).toContain(t("accounts.shared"))
    expect(content).not.toContain(t("accounts.balance"))
    expect(leads()).toEqual(["/cabinet/buy"])
  })
})

it("a coin shows its rate and 24-hour change in percent, and the market its total", async () => {
  await render(
    <StoryFrame locale="en-US">
      <FlowOptions value={{ snapshots: { marketCap: marketCapModel.at("ready") } }}>
        <MarketCap machine={marketCap.provide({ actors: { watchRefresh: createNoRefreshFeed() } })} currency="usd">
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
  for (const text of [
    "$64,250.50 · +1.23% in 24 hours",
    "$3,120.25 · \u22120.46% in 24 hours",
    "Total market cap $2.35 T",
  ])
    expect(content).toContain(text)
})

describe("the returns of all contracts", () => {
  const show = async (more: Partial<Figures>, expectation: Partial<Expectation> = {}) => {
    const snapshot = returnsModel.at("ready")
    const context = { ...snapshot.context, data: { ...figures, daily: [], ...more } }
    const { container } = await render(
      <StoryFrame locale="en-US">
        <FlowOptions value={{ snapshots: { returns: { ...snapshot, context } } }}>
          <main>
            <Returns
              machine={returns.provide({ actors: { watchRefresh: createNoRefreshFeed() } })}
              currency="usd"
              withdrawable={null}
              Fan={ContractsFan}
              expected={null}
              recent={{ hasRecentStart: false, hasRecentEnd: false }}
              forecast={null}
              isLoading={false}
              now={storyNow}
              {...expectation}
            />
          </main>
        </FlowOptions>
      </StoryFrame>,
    )
    return [...container.querySelectorAll("main > :first-child > div")].map((item) => plain(item.textContent))
  }
  const none = { amount: zero, currencyId: "usd" as const }
  const ether = (amount: string) => ({ amount: decimal(amount), currencyId: "eth" as const })
  const lastDay = "Last 24 hours$18.00"
  const paidBack = "Paid back, mined contracts11%$264.00 of $2,400.00"
  const apart = "not counted above"

  it("show in the header and above the chart when all mining is paid back", async () => {
    const [, cell] = await show({}, { forecast: datedForecast })
    expect(cell).toBe(
      "Paid back, mined contracts11%$264.00 of $2,400.00Paid back in full on Feb 27, 2027 if prices stay",
    )
    const figure = page.getByRole("figure", { name: "Paid back in full on Feb 27, 2027 if prices stay" })
    await expect.element(figure).toBeVisible()
    const rows = [...figure.element().querySelectorAll("tr")].map((row) =>
      [...row.children].map(({ textContent }) => plain(textContent)),
    )
    expect([rows[0], rows[1], rows.at(-1)]).toEqual([
      ["Time", "Prices −50% in 12 months", "Prices unchanged", "Prices +50% in 12 months"],
      ["Paid in 92 days", "$264.00"],
      ["By Nov 21, 2027", "$5,878.55", "$8,251.20", "$10,623.85"],
    ])
  })

  it("include mining only, and show a stake apart with its return date", async () => {
    expect(await show({})).toEqual([
      lastDay,
      paidBack,
      `Staked 2.50000000 ETHnext return Aug 21, 2027 · 0.50000000 ETH returned before · ${apart}`,
    ])
  })

  it("show a running or returned stake without a payback if there are only stakes", async () => {
    const staking = { staked: ether("10"), returnDate: null, returned: ether("0") }
    expect(await show({ invested: none, mined: none, staking })).toEqual([lastDay, `Staked 10.00000000 ETH  ${apart}`])
    await cleanup()
    const over = { staked: ether("0"), returnDate: null, returned: ether("10") }
    expect(await show({ invested: none, mined: none, staking: over })).toEqual([
      lastDay,
      "Stake returned 10.00000000 ETH",
    ])
  })

  it("show no stake if none was bought, and nothing before the first order", async () => {
    expect(await show({ staking: null })).toEqual([lastDay, paidBack])
    await cleanup()
    expect(await show({ staking: null, invested: none, paid: none, mined: none, lastDay: none })).toEqual([])
  })

  it.each([
    ["17.80", "nothing", "As expected"],
    ["20.00", "nothing", "10% less than expected"],
    ["20.00", "hasRecentStart", "10% less than expected: a contract is not yet paid for a whole day"],
    ["16.00", "nothing", "12.5% more than expected"],
    ["16.00", "hasRecentEnd", "12.5% more than expected: a contract ended within these 24 hours"],
  ])("show, for an expected %s dollars and %s of contracts, the last day as: %s", async (expected, recently, text) => {
    const recent = { hasRecentStart: recently === "hasRecentStart", hasRecentEnd: recently === "hasRecentEnd" }
    const [day] = await show({}, { expected: decimal(expected), recent })
    expect(day).toBe(`${lastDay}${text}Expected $${expected}`)
  })
})

it("the withdrawable amount includes each balance once, and links to the coin of the highest value", async () => {
  await render(
    <StoryFrame locale="en-US">
      <Withdrawable accounts={summaryBefore} />
    </StoryFrame>,
  )
  // The total is the worth of the two balances, 793.25 and 1,248 dollars. Staking has no balance, because it pays into the ETH
  // balance.
  expect(plain(document.body.textContent)).toContain("You can withdraw$2,041.250.01234567 BTC0.40000000 ETHWithdraw")
  expect(document.querySelector("a")!.getAttribute("href")).toBe("/cabinet?withdrawal=eth")
})
