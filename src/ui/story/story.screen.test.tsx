import { describe, afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { locales } from "#domain/shared/currency.ts"
import { decimal } from "#domain/shared/money.ts"
import { Pager } from "#ui/kit/actions/pager.tsx"
import { Amount, NoWrapText } from "#ui/kit/figures/amount.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { findPlainCoinAmounts, findSharedTexts, findUnbrokenLinks, findWrongAutocompletes } from "./story-checks.ts"
import { StoryFrame, storyI18n } from "./story-frame.tsx"

describe("the check of coin amounts", () => {
  afterEach(cleanup)

  it.each(["0.00893324\u00a0BTC", "−1,234.00893324\u00a0ETH2", "+0,00893324\u00a0ETH"])("finds %s", async (amount) => {
    const { container } = await render(<dd>{amount}</dd>)
    expect(findPlainCoinAmounts(container)).toEqual([`"${amount}" in <dd>`])
  })

  it.each(["$570.00", "0.5\u00a0Th/s", "Send 0.00893324\u00a0BTC", "0.5\u00a0BTC"])("accepts %s", async (text) => {
    const { container } = await render(<dd>{text}</dd>)
    expect(findPlainCoinAmounts(container)).toEqual([])
  })

  it.each(["en-US", "ru-RU"] as const)("accepts amounts whose last four digits are dimmed: %s", async (locale) => {
    const { container } = await render(
      <StoryFrame locale={locale}>
        <Amount value={decimal("12345.67890123")} currency="eth2" />
        <Figure>{"0.00893324\u00a0BTC"}</Figure>
        <NoWrapText>{"−0.00893324\u00a0BTC"}</NoWrapText>
      </StoryFrame>,
    )
    expect(findPlainCoinAmounts(container)).toEqual([])
    const last = [...container.querySelectorAll("span span span")]
    expect(last.map(({ textContent }) => textContent)).toEqual(["0123", "3324", "3324"])
    const colours = last.map((element) => [element, element.parentElement!].map((node) => getComputedStyle(node).color))
    for (const [own, around] of colours) expect(own).not.toBe(around)
  })
})

it("a link that contains a non-breaking space is reported", async () => {
  const mailto = (text: string) => `mailto:help@example.com?body=${encodeURIComponent(text)}`
  const { container } = await render(
    <p>
      <a href={mailto("12\u00a0months")}>a</a>
      <a href={mailto("12 months")}>b</a>
    </p>,
  )
  expect(findUnbrokenLinks(container)).toEqual(["mailto:help@example.com?body=12%C2%A0months"])
  await cleanup()
})

it("a field without the autocomplete of its meaning is reported", async () => {
  const { container } = await render(
    <form>
      <input type="password" name="missing" />
      <input type="email" name="wrong" autoComplete="off" />
      <input inputMode="numeric" name="code" autoComplete="off" />
      <textarea name="nameless" />
      <input type="email" autoComplete="username" />
      <input type="password" autoComplete="new-password" />
      <input inputMode="decimal" autoComplete="off" />
      <input type="checkbox" />
    </form>,
  )
  expect(findWrongAutocompletes(container)).toEqual([
    '<input name="missing"> has ""',
    '<input name="wrong"> has "off"',
    '<input name="code"> has "off"',
    '<textarea name="nameless"> has ""',
  ])
  await cleanup()
})

describe("the check of texts for browser translation", () => {
  afterEach(cleanup)

  const amount = "0.01"
  const Bare = () => amount

  it.each([
    ["a text beside something that comes and goes", <p key="p">{[false, "Pay"]}</p>, ['"Pay" in <p>: "Pay"']],
    [
      "a figure of several texts",
      <b key="b">
        {amount} {"BTC"}
      </b>,
      ['"0.01" in <b>: "0.01 BTC"', '"BTC" in <b>: "0.01 BTC"'],
    ],
    [
      "a text beside an element",
      <p key="beside">
        Pay <b>now</b>
      </p>,
      ['"Pay " in <p>: "Pay now"'],
    ],
    [
      "a component that is a text",
      <p key="bare">
        <Bare />
      </p>,
      ['"0.01" in <p>: "0.01"'],
    ],
  ])("finds %s", async (_, content, found) => {
    const { container } = await render(content)
    expect(findSharedTexts(container)).toEqual(found)
  })

  it("accepts a text in its own element, and texts that are not translated", async () => {
    const { container } = await render(
      <p>
        <span>Pay</span>
        <b translate="no">
          {amount} {"BTC"}
        </b>
      </p>,
    )
    expect(findSharedTexts(container)).toEqual([])
  })
})

describe("counts in the texts", () => {
  /** Replaces every kind of space, because the locale data decides which kind Intl writes. */
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

  it.each(locales)("are grouped by three digits in %s", (locale) => {
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

  it.each(locales)("are formatted as numbers in every text in %s", (locale) => {
    const texts = JSON.stringify(storyI18n[locale].getDataByLanguage(locale))
    expect(texts.match(/"[^"]*\{\{count\}\}[^"]*"/g)).toBe(null)
    expect(texts).toContain("{{count, number}}")
  })

  it.each([
    ["en-US", "1…1,2331,2341,235…12,346", "Page 1,234"],
    ["ru-RU", "1…1 2331 2341 235…12 346", "Страница 1 234"],
  ] as const)("are grouped in page numbers too, in %s", async (locale, shown, named) => {
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
})
