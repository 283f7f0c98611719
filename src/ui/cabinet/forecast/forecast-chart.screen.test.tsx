import { expect, it } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { forecastOf, forecastWithEnds } from "#domain/fixtures/dashboard.ts"
import { revenuePoints } from "#domain/cabinet/forecast.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { ForecastChart } from "./forecast-chart.tsx"

const forecast = { btc: forecastWithEnds, eth: forecastOf("eth") }

const rowsOf = async (locale: "en-US" | "ru-RU", extensions: ReadonlyArray<Extension>) => {
  await render(
    <StoryFrame locale={locale}>
      <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
        <ForecastChart
          expected={[{ coin: "btc", points: revenuePoints(forecast.btc, null) }]}
          forecast={forecast}
          currency="usd"
          inCoins={false}
        />
      </SiteConfig>
    </StoryFrame>,
  )
  await page.getByText(storyI18n[locale].t("chart.table")).click()
  return [...page.getByRole("table").element().querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent).slice(2),
  )
}

it.each([
  ["en-US", "2 contracts end", "Contracts that end", "Apr 3, 2027 · Apr 15, 2027"],
  ["ru-RU", "Закончатся 2 контракта", "Окончание контрактов", "3 апр. 2027 г. · 15 апр. 2027 г."],
] as const)("marks the months in which contracts end: %s", async (locale, label, heading, dates) => {
  const rows = await rowsOf(locale, ["estimates"])
  await expect.element(page.getByRole("img").getByText(label)).toBeVisible()
  expect(rows).toEqual([[heading], ...Array.from({ length: 12 }, (_, index) => [index === 4 ? dates : ""])])
})

it("marks nothing where the operator offers no estimates", async () => {
  expect((await rowsOf("en-US", [])).flat()).toEqual([])
})

it.each([
  ["en-US", "Nov 25 – Dec 24", "Dec 25, 2026 – Jan 24, 2027"],
  ["ru-RU", "25 нояб. – 24 дек.", "25 дек. 2026 г. – 24 янв. 2027 г."],
] as const)("labels months that begin on any day with their dates: %s", async (locale, first, second) => {
  const at = (index: number) => new Date(Date.UTC(2026, 10 + index, 25, 12)).toISOString()
  const btc = forecastWithEnds.map((month, index) => ({ ...month, startDate: at(index), endDate: at(index + 1) }))
  await render(
    <StoryFrame locale={locale}>
      <ForecastChart
        expected={[{ coin: "btc", points: revenuePoints(btc, null) }]}
        forecast={{ ...forecast, btc }}
        currency="usd"
        inCoins={false}
      />
    </StoryFrame>,
  )
  await page.getByText(storyI18n[locale].t("chart.table")).click()
  const labels = [...page.getByRole("table").element().querySelectorAll("tbody tr")].map(
    (row) => row.firstElementChild!.textContent,
  )
  expect(labels.slice(0, 2).map((text) => text.replaceAll(/\s/g, " "))).toEqual([first, second])
})
