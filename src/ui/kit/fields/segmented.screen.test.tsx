import { expect, it } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { SegmentedRadios } from "./segmented-radios.tsx"

const text = "As the network has grown in the last ninety days"

const controls = {
  radios: <SegmentedRadios legend="Difficulty" value="a" options={[{ value: "a", text }]} onChange={() => undefined} />,
  links: <SegmentedLinks label="Coins" items={[{ href: "/buy", text, current: true }]} />,
}

it.each(Object.entries(controls))("an option that is longer than a line wraps: %s", async (_, control) => {
  await page.viewport(320, 640)
  await render(<StoryFrame locale="en-US">{control}</StoryFrame>)
  await expect.element(page.getByText(text)).toBeVisible()
  const { right } = page.getByText(text).element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(320)
})
