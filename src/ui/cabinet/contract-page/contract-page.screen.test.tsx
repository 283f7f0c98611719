import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { buildContract, contractDetails, stakeDetails } from "#domain/fixtures/contract.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { ContractTable } from "#ui/cabinet/contracts/contract-table.tsx"
import { noView } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { ContractCard } from "./contract-card.tsx"

afterEach(cleanup)

const now = "2026-11-21T10:00:00Z"

it.each([
  [
    "en-US",
    ["365 days left", "Order100042", "Payouts so far0.00250000 BTC"],
    ["Maintenance fees so far0.00040000 BTC", "Paid back so far10.8%$134.93 of $1,245.50"],
  ],
  [
    "ru-RU",
    ["Осталось 365 дней", "Заказ100042", "Начислено0,00250000 BTC"],
    ["Удержано за обслуживание0,00040000 BTC", "Уже окупилось10,8 %134,93 $ из 1 245,50 $"],
  ],
] as const)("shows every figure of a contract in %s", async (locale, ...lines) => {
  await render(
    <StoryFrame locale={locale}>
      <main>
        <ContractCard details={contractDetails} now={now} EstimatePanel={() => null} />
      </main>
    </StoryFrame>,
  )
  const text = page.getByRole("main").element().textContent.replaceAll(/\s+/g, " ")
  for (const line of lines.flat()) expect(text).toContain(line)
})

it.each([
  [
    "Active",
    "Staked4.00000000 ETHStake comes backAug 21, 2027Payouts so far0.04142430 ETHBuy more",
    "Stake comes back Aug 21, 2027",
  ],
  [
    "Expired",
    "Stake4.00000000 ETHStake returnedAug 21, 2027Payouts so far0.04142430 ETHCame back, with your stake4.04142430 ETHBuy more",
    "Stake returned Aug 21, 2027",
  ],
] as const)("a stake is shown apart from its income, on its page and in the list: %s", async (state, lines, row) => {
  const contract = { ...stakeDetails.contract, state }
  const { container } = await render(
    <StoryFrame locale="en-US">
      <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["contracts"] }}>
        <ContractCard details={{ ...stakeDetails, contract }} now={now} EstimatePanel={() => null} />
        <ContractTable contracts={[contract]} now={now} Expected={noView} />
      </SiteConfig>
    </StoryFrame>,
  )
  const text = container.textContent.replaceAll(/\s+/g, " ")
  expect(text).toContain(lines)
  expect(text).toContain(row)
})

it("a contract's row links to its page only if the extension is enabled", async () => {
  const contract = buildContract()
  const shown = (extensions: ReadonlyArray<Extension>) =>
    render(
      <StoryFrame locale="en-US">
        <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
          <ContractTable contracts={[contract]} now={now} Expected={noView} />
        </SiteConfig>
      </StoryFrame>,
    )
  const link = page.getByRole("link")
  const { unmount } = await shown(["contracts"])
  await expect.element(link).toHaveAttribute("href", paths.contract(contract.id))
  await unmount()
  await shown([])
  await expect.element(link).not.toBeInTheDocument()
})
