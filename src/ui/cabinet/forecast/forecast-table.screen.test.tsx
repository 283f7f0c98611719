import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { calculateRevenuePoints } from "#domain/cabinet/forecast.ts"
import { datedForecast, buildForecast, forecastWithEnds } from "#domain/fixtures/dashboard.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { ForecastTable } from "./forecast-table.tsx"

const loadRows = async (
  locale: "en-US" | "ru-RU",
  extensions: ReadonlyArray<Extension> = ["estimates"],
  btc = forecastWithEnds,
) => {
  await render(
    <StoryFrame locale={locale}>
      <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
        <ForecastTable
          expected={[{ coin: "btc", points: calculateRevenuePoints(btc, null) }]}
          forecast={{ btc, eth: buildForecast("eth") }}
          currency="usd"
          isInCoins={false}
        />
      </SiteConfig>
    </StoryFrame>,
  )
  await page.getByText(storyI18n[locale].t("chart.table")).click()
  return [...page.getByRole("table").element().querySelectorAll("tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replaceAll(/\s/g, " ")),
  )
}

const twice = forecastWithEnds.map((month) => ({
  ...month,
  contractEnds: [...month.contractEnds, ...month.contractEnds],
}))

it.each([
  ["en-US", "Apr 2027Contracts end: Apr 3, 2027 · Apr 15, 2027"],
  ["ru-RU", "апр. 2027Окончание контрактов: 3 апр. 2027 г. · 15 апр. 2027 г."],
] as const)("shows each day on which contracts end once: %s", async (locale, april) => {
  const rows = await loadRows(locale, ["estimates"], twice)
  expect(rows.flatMap(([month]) => (month!.includes(" · ") ? [month] : []))).toEqual([april])
  expect(rows).toHaveLength(13)
})

it("shows no contract ends if estimates are not enabled", async () => {
  expect((await loadRows("en-US", []))[5]![0]).toBe("Apr 2027")
})

it.each([
  ["en-US", "Nov 21 – Dec 20", "Dec 21, 2026 – Jan 20, 2027"],
  ["ru-RU", "21 нояб. – 20 дек.", "21 дек. 2026 г. – 20 янв. 2027 г."],
] as const)("labels months that do not begin on the first with their dates: %s", async (locale, first, second) => {
  const rows = await loadRows(locale, ["estimates"], datedForecast.btc)
  expect(rows.slice(1, 3).map(([label]) => label)).toEqual([first, second])
})
