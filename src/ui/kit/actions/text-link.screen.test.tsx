import { expect, it } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { TextLink } from "./text-link.tsx"

it.each([
  ["one line", 400, 1],
  ["two lines", 140, 2],
])("the link of a row takes the height of its text: %s", async (_, inlineSize, lines) => {
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
