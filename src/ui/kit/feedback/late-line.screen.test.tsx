import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { Skeleton } from "./load-states.tsx"

it("is shown once after five seconds, without moving anything", async () => {
  await render(
    <StoryFrame locale="en-US">
      <Skeleton hasRowHeight />
      <Skeleton />
    </StoryFrame>,
  )
  const [line, other] = page.getByText(storyI18n["en-US"].t("slow")).elements() as HTMLElement[]
  const [wait] = line!.getAnimations()
  const stateAt = (time: number) => {
    wait!.currentTime = time
    return [line, other].map((one) => one!.checkVisibility({ visibilityProperty: true }))
  }
  const before = document.body.scrollHeight
  expect([stateAt(4_999), stateAt(5_000)]).toEqual([
    [false, false],
    [true, false],
  ])
  expect(document.body.scrollHeight).toBe(before)
})
