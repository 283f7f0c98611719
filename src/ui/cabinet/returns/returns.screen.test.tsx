import { expect, it } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { stateStory } from "#ui/story/story-of.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { returnsWalk } from "./returns.walk.tsx"

it.each(["en-US", "ru-RU"] as const)("each figure of a stake stays on its line at any width: %s", async (locale) => {
  await render(
    <StoryFrame locale={locale}>
      <main>{stateStory(returnsWalk, "ready").render()}</main>
    </StoryFrame>,
  )
  const figures = () => [...document.querySelectorAll<HTMLElement>('dd > [data-figure^="returns."]:not(dd + dd > *)')]
  await expect.poll(() => figures().length).toBe(4)
  const faults: string[] = []
  for (const width of [390, 600, 880, 900, 1000, 1050, 1100, 1280, 1440]) {
    await page.viewport(width, 800)
    for (const figure of figures()) {
      const text = document.createRange()
      text.selectNodeContents(figure)
      const tops = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
      const isInside = text.getBoundingClientRect().right <= figure.closest("div")!.getBoundingClientRect().right + 1
      if (tops.size > 1 || !isInside) faults.push(`${figure.textContent} at ${width} px`)
    }
  }
  await page.viewport(1280, 800)
  expect(faults).toEqual([])
})
