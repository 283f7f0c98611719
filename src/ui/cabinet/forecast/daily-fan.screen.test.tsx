import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { calculateDailyForecast } from "#domain/cabinet/daily-forecast.ts"
import type { Forecast, ForecastMonth } from "#domain/cabinet/forecast.ts"
import { datedForecast } from "#domain/fixtures/dashboard.ts"
import { zero } from "#domain/shared/money.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { DailyFan } from "./daily-fan.tsx"

afterEach(cleanup)

const start = "2026-11-21T10:00:00Z"
const plain = (text: string) => text.replaceAll(/\s/g, " ")

const show = async (forecast: Forecast, locale: "en-US" | "ru-RU" = "en-US") => {
  const { container } = await render(
    <StoryFrame locale={locale}>
      <DailyFan forecast={calculateDailyForecast(forecast)!} currency="usd" start={start} />
    </StoryFrame>,
  )
  return plain(container.querySelector("figcaption")!.textContent)
}

/** Returns a forecast in which these coins have no income from the seventh month on, because their contracts have ended. */
const endingIn = (...coins: ReadonlyArray<"btc" | "eth">): Forecast => {
  const monthsOf = (coin: "btc" | "eth") =>
    datedForecast[coin].map((month, index): ForecastMonth => {
      if (!coins.includes(coin) || index < 5) return month
      if (index === 5) return { ...month, contractEnds: ["2027-05-20T09:00:00Z"] }
      const none = { amount: zero, currencyId: "usd" } as const
      return { ...month, baseRevenue: none, equivalentRevenue: none, parts: null }
    })
  return { btc: monthsOf("btc"), eth: monthsOf("eth") }
}

it("begins with the daily revenue", async () => {
  // Both coins together earn 416 and 374.40 dollars in a month of 30 days, which is 26.35 a day.
  expect(await show(datedForecast)).toBe("Expected: $26.35 a day")
  await cleanup()
  expect(await show(datedForecast, "ru-RU")).toBe("Ожидается 26,35 $ в день")
})

it("marks the days on which contracts end", async () => {
  // After May 20 only one coin earns 374.40 dollars in a month of 31 days, which is 12.08 a day.
  expect(await show(endingIn("btc"))).toBe("Expected: $26.35 a day, $12.08 after May 20")
  await expect.element(page.getByText("1 contract ends")).toBeVisible()
  await expect.element(page.getByText("May 20", { exact: true })).toBeVisible()
  await cleanup()
  expect(await show(endingIn("btc", "eth"))).toBe("Expected: $26.35 a day until May 20")
  await expect.element(page.getByText("2 contracts end")).toBeVisible()
})
