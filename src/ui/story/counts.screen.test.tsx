import { expect, it } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { locales } from "#domain/shared/currency.ts"
import { Pager } from "#ui/kit/actions/pager.tsx"
import { StoryFrame, storyI18n } from "./story-frame.tsx"

/** The kind of space depends on the locale data. */
const spaced = (text: string) => text.replace(/\s/g, " ")
const [one, many] = [{ count: 1 }, { count: 1_234_567 }]

const written = {
  "en-US": [
    "1 order",
    "1,234,567 orders",
    "1,234,567 contracts",
    "1,234,567 rewards",
    "1,234,567 operations",
    "The newest 1,000 of 1,234,567 operations. Choose a shorter period to print the others.",
    "Loading operations: 1,200 of 1,234,567…",
    "1,234,567 orders need attention",
  ],
  "ru-RU": [
    "1 заказ",
    "1 234 567 заказов",
    "1 234 567 контрактов",
    "1 234 567 вознаграждений",
    "1 234 567 операций",
    "Последние операции: 1 000 из 1 234 567. Чтобы напечатать остальные, выберите период короче.",
    "Загружаем операции: 1 200 из 1 234 567…",
    "1 234 567 заказов требуют внимания",
  ],
}

it.each(locales)("in %s counts are grouped by three digits", (locale) => {
  const { t } = storyI18n[locale]
  expect(
    [
      t("orders:total", one),
      t("orders:total", many),
      t("cabinet:contracts.total", many),
      t("partner:rewards.total", many),
      t("history:total", many),
      t("history:print.newest", { count: 1_000, total: 1_234_567 }),
      t("history:print.loading", { done: 1_200, total: 1_234_567 }),
      t("common:nav.ordersBadge", many),
    ].map(spaced),
  ).toEqual(written[locale])
})

it.each(locales)("in %s no text has an ungrouped count", (locale) => {
  const texts = JSON.stringify(storyI18n[locale].getDataByLanguage(locale))
  expect(texts.match(/"[^"]*\{\{count\}\}[^"]*"/g)).toBe(null)
  expect(texts).toContain("{{count, number}}")
})

it.each([
  ["en-US", "1…1,2331,2341,235…12,346", "Page 1,234"],
  ["ru-RU", "1…1 2331 2341 235…12 346", "Страница 1 234"],
] as const)("in %s page numbers are grouped too", async (locale, shown, named) => {
  await render(
    <StoryFrame locale={locale}>
      <Pager page={1_234} pageSize={10} total={123_456} href={(to) => `/list?page=${to}`} />
    </StoryFrame>,
  )
  const pages = page.getByRole("navigation").element()
  expect(spaced(pages.textContent)).toBe(shown)
  const current = pages.querySelector("[aria-current]")
  expect([current?.getAttribute("href"), spaced(current?.getAttribute("aria-label") ?? "")]).toEqual([
    "/list?page=1234",
    named,
  ])
  await cleanup()
})
