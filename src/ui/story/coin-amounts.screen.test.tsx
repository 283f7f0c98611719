import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { decimal } from "#domain/shared/money.ts"
import { Amount, UnbrokenText } from "#ui/kit/figures/amount.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { plainCoinAmounts } from "./coin-amounts.ts"
import { StoryFrame } from "./story-frame.tsx"

afterEach(cleanup)

it.each(["0.00893324\u00a0BTC", "−1,234.00893324\u00a0ETH2", "+0,00893324\u00a0ETH"])("finds %s", async (amount) => {
  const { container } = await render(<dd>{amount}</dd>)
  expect(plainCoinAmounts(container)).toEqual([`"${amount}" in <dd>`])
})

it.each(["$570.00", "0.5\u00a0Th/s", "Send 0.00893324\u00a0BTC", "0.5\u00a0BTC"])("lets %s pass", async (text) => {
  const { container } = await render(<dd>{text}</dd>)
  expect(plainCoinAmounts(container)).toEqual([])
})

it.each(["en-US", "ru-RU"] as const)("finds nothing where the last four digits stand back: %s", async (locale) => {
  const { container } = await render(
    <StoryFrame locale={locale}>
      <Amount value={decimal("12345.67890123")} currency="eth2" />
      <Figure>{"0.00893324\u00a0BTC"}</Figure>
      <UnbrokenText>{"−0.00893324\u00a0BTC"}</UnbrokenText>
    </StoryFrame>,
  )
  expect(plainCoinAmounts(container)).toEqual([])
  const last = [...container.querySelectorAll("span span span")]
  expect(last.map(({ textContent }) => textContent)).toEqual(["0123", "3324", "3324"])
  const colours = last.map((element) => [element, element.parentElement!].map((of) => getComputedStyle(of).color))
  for (const [own, around] of colours) expect(own).not.toBe(around)
})
