import { Fragment } from "react"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { rates } from "#machines/money/rates.machine.ts"
import { ratesModel } from "#machines/money/rates.model.ts"
import type { homeCalculator } from "#machines/shop/home-calculator.machine.ts"
import { homeCalculatorModel } from "#machines/shop/home-calculator.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { HomePage } from "./home.tsx"

// Machines whose ports never respond. Each machine has its own walk.
const idleRates = createMockedMachine(ratesModel).machine as typeof rates
const idleCalculator = createMockedMachine(homeCalculatorModel).machine as typeof homeCalculator
/** The props for a visitor of an operator that offers no estimates. */
const withoutEstimates = {
  currency: ratesModel.input.currency,
  Payback: () => null,
  PriceEstimate: () => null,
  saveQuantity: () => undefined,
  Demo: Fragment,
  Sample: () => null,
  TrackRecord: () => null,
} as const

export const ratesWalk: Walk<typeof rates> = {
  model: ratesModel,
  page: (machine) => <HomePage rates={machine} calculator={idleCalculator} {...withoutEstimates} />,
  events: { "data.refreshed": sentByApp },
  states: {
    loading: async ({ page, t, expectVisible, expectAbsent }) => {
      await expectVisible(page.getByRole("link", { name: t("home:buy") }))
      await expectAbsent(page.getByText(/64[,\s]250/))
    },
    ready: ({ page, expectVisible }) =>
      expectVisible(
        page.getByText(/^(?:1 BTC = \$64,250\.50|1 BTC = 64\s250,50\s\$|1 BTC = \$65,125\.75|1 BTC = 65\s125,75\s\$)$/),
      ),
  },
}

const toTheCalculator = async (tools: WalkTools<typeof homeCalculator>, at: string) => {
  // Checks the link to the calculator, whose text ends with the price once that is known.
  const link = tools.page.getByRole("link", { name: new RegExp(`^${tools.t("home:buy")}`) })
  await tools.expect.element(link).toHaveAttribute("href", at)
}

export const homeCalculatorWalk: Walk<typeof homeCalculator> = {
  model: homeCalculatorModel,
  page: (machine) => <HomePage rates={idleRates} calculator={machine} {...withoutEstimates} />,
  events: {
    "coin.choose": ({ page, t }) => page.getByRole("radio", { name: t("home:coins.eth.short") }).click(),
    // Moves between 10 and 20 Th/s. On the logarithmic ruler from 1 to 500, they are at 371 and 482 of 1,000: ln 10 ÷ ln 500 =
    // 0.371.
    "quantity.slide": async ({ page, t }) => {
      const slider = page.getByRole("slider", { name: t("home:meter.power") })
      await slider.fill((slider.element() as HTMLInputElement).value === "482" ? "371" : "482")
    },
  },
  states: {
    loading: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("common:loading")))
      await toTheCalculator(tools, "/buy")
    },
    ready: async (tools) => {
      const { page, expectVisible, expect } = tools
      const isBitcoin = (
        page.getByRole("radio", { name: tools.t("home:coins.btc.short") }).element() as HTMLInputElement
      ).checked
      // Initially 10 Th/s cost $285.00. 20 Th/s cost twice as much.
      if (isBitcoin) await expectVisible(page.getByText(/^(?:\$285\.00|\$570\.00|285,00\s\$|570,00\s\$)$/))
      await toTheCalculator(tools, `/buy?productId=${isBitcoin ? "btc-limited" : "eth-unlimited"}`)
      // Checks that the cards link to the cheapest products of their coins. A coin that is not sold has no card.
      const cards = page.getByRole("listitem").getByRole("link", { name: new RegExp(`^${tools.t("home:open")}`) })
      expect(cards.elements().map((link) => link.getAttribute("href"))).toEqual([
        "/buy?productId=btc-unlimited",
        "/buy?productId=eth-unlimited",
      ])
      await tools.expectAbsent(page.getByText(tools.t("home:coins.eth2.name")))
    },
    unavailable: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("home:meter.unavailable")))
      await toTheCalculator(tools, "/buy")
    },
  },
}
