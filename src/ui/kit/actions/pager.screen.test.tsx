import { afterEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { Pager } from "./pager.tsx"

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
