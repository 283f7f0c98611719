import type { ReactNode } from "react"
import { afterEach, beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { BottomBar } from "#ui/site/layout/cabinet-layout.tsx"
import { menuShortcuts } from "#ui/site/layout/menu.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { Pager } from "./pager.tsx"
import { SegmentedLinks } from "./segmented-links.tsx"

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(1280, 800))

const texts = ["Все", "Действующие", "Завершённые", "Ждут оплаты"]
const segments = texts.map((_, chosen) => ({
  at: "/",
  shown: (
    <SegmentedLinks
      label="—"
      items={texts.map((text, index) => ({ href: `/${text}`, text, current: index === chosen }))}
    />
  ),
}))
const tabs = menuShortcuts.map(({ href }) => ({ at: href, shown: <BottomBar attention={{}} /> }))

/** Left edge and width of each item, and which one is selected. */
const look = async (at: string, shown: ReactNode) => {
  await render(
    <StoryFrame locale="ru-RU" at={at}>
      {shown}
    </StoryFrame>,
  )
  const items = [...page.getByRole("navigation").element().querySelectorAll("li")]
  const chosen = items.findIndex((item) => item.querySelector("[aria-current]") !== null)
  const places = items.map((item) => item.getBoundingClientRect()).map(({ left, width }) => [left, width])
  await cleanup()
  return { chosen, places }
}

it.each([
  ["segments", segments],
  ["a phone's shortcuts", tabs],
])("%s do not move when the selection changes", async (_, shows) => {
  const seen: Array<Awaited<ReturnType<typeof look>>> = []
  for (const { at, shown } of shows) seen.push(await look(at, shown))
  expect(seen).toEqual([0, 1, 2, 3].map((chosen) => ({ chosen, places: seen[0]!.places })))
})

it("the current page number is as wide as its neighbours", async () => {
  const { chosen, places } = await look(
    "/",
    <Pager page={23_456} pageSize={1} total={99_999} href={(to) => `/${to}`} />,
  )
  const [before, own, after] = places.slice(chosen - 1, chosen + 2).map(([, width]) => width)
  expect([before, after]).toEqual([own, own])
})

it("the placeholder for bold text is hidden from screen readers", async () => {
  await render(<StoryFrame locale="ru-RU">{segments[1]!.shown}</StoryFrame>)
  for (const text of texts)
    await expect.element(page.getByRole("link", { name: text, exact: true })).toHaveAccessibleName(text)
  await cleanup()
})
