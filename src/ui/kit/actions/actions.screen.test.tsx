import type { ReactNode } from "react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { BottomBar } from "#ui/site/layout/cabinet-layout.tsx"
import { menuShortcuts } from "#ui/site/layout/menu.tsx"
import { paths } from "#ui/site/paths.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { Pager } from "./pager.tsx"
import { SegmentedLinks } from "./segmented-links.tsx"
import { TextLink } from "./text-link.tsx"

describe("selected items", () => {
  beforeEach(() => page.viewport(390, 844))
  afterEach(() => page.viewport(1280, 800))

  const texts = ["Все", "Действующие", "Завершённые", "Ждут оплаты"]
  const segments = texts.map((_, chosen) => ({
    at: "/",
    shown: (
      <SegmentedLinks
        label="—"
        items={texts.map((text, index) => ({ href: `/${text}`, text, isCurrent: index === chosen }))}
      />
    ),
  }))
  const tabs = [...menuShortcuts.map(({ href }) => href), paths.contract("1")].map((at) => ({
    at,
    shown: <BottomBar attention={{}} />,
  }))

  /** Returns the left edge and width of each item, and the index of the selected item. */
  const look = async (at: string, shown: ReactNode) => {
    await render(
      <StoryFrame locale="ru-RU" at={at}>
        {shown}
      </StoryFrame>,
    )
    const navigation = page.getByRole("navigation").element()
    // Waits for the fonts, because a font that loads between two measurements changes every width. Measuring once makes the
    // browser request the font.
    navigation.getBoundingClientRect()
    await document.fonts.ready
    const items = [...navigation.querySelectorAll("li")]
    const chosen = items.findIndex((item) => item.querySelector("[aria-current]") !== null)
    const places = items.map((item) => item.getBoundingClientRect()).map(({ left, width }) => [left, width])
    await cleanup()
    return { chosen, places }
  }

  it.each([
    ["segments", segments],
    ["a phone's shortcuts", tabs],
  ])("in %s do not move when the selection changes", async (_, shows) => {
    const seen: Array<Awaited<ReturnType<typeof look>>> = []
    for (const { at, shown } of shows) seen.push(await look(at, shown))
    expect(seen).toEqual(shows.map((_show, chosen) => ({ chosen, places: seen[0]!.places })))
  })

  it("have the same width in a pager as other page numbers", async () => {
    const at = (current: number) =>
      look("/", <Pager page={current} pageSize={1} total={99_999} href={(to) => `/${to}`} />)
    const [own, before] = [await at(23_456), await at(23_455)]
    expect(before.places[before.chosen + 1]![1]).toBe(own.places[own.chosen]![1])
  })

  it("have a placeholder for bold text that is hidden from screen readers", async () => {
    await render(<StoryFrame locale="ru-RU">{segments[1]!.shown}</StoryFrame>)
    for (const text of texts)
      await expect.element(page.getByRole("link", { name: text, exact: true })).toHaveAccessibleName(text)
    await cleanup()
  })
})

describe("the pager", () => {
  afterEach(cleanup)

  const { t } = storyI18n["en-US"]
  const pages = page.getByRole("navigation", { name: t("pager.label") })

  const show = (at: number, total: number) =>
    render(
      <StoryFrame locale="en-US">
        <Pager page={at} pageSize={10} total={total} href={(to) => `/list?page=${to}`} />
      </StoryFrame>,
    )

  it.each([0, 9, 10])("is hidden for %i entries with ten per page", async (total) => {
    await show(1, total)
    expect(pages.query()).toBe(null)
  })

  it("is shown for one entry more than a page", async () => {
    await show(1, 11)
    expect(pages.element().textContent).toBe("12")
  })

  it("marks the current page, and links to its neighbours, the first and the last", async () => {
    await show(5, 100)
    expect(pages.element().textContent).toBe("1…456…10")
    expect(
      pages
        .getByRole("link")
        .elements()
        .map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
    ).toEqual([
      ["/list?page=1", null],
      ["/list?page=4", null],
      ["/list?page=5", "page"],
      ["/list?page=6", null],
      ["/list?page=10", null],
    ])
  })
})

describe("the text link", () => {
  it.each([
    ["one line", 400, 1],
    ["two lines", 140, 2],
  ])("is as high as its text in a row: %s", async (_, inlineSize, lines) => {
    await render(
      <StoryFrame locale="en-US">
        <div data-testid="row" style={{ inlineSize, lineHeight: "24px" }}>
          <TextLink kind="row" href="/cabinet/contracts">
            Ethereum staking, 12 months
          </TextLink>
        </div>
      </StoryFrame>,
    )
    expect(page.getByTestId("row").element().getBoundingClientRect().height).toBe(24 * lines)
    expect(page.getByRole("link").element().getBoundingClientRect().height).toBe(44 + 24 * (lines - 1))
  })
})
