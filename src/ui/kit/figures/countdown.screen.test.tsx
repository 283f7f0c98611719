import { Result } from "effect"
import { expect, it } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { fromPromise } from "xstate"
import type { Locale } from "#domain/shared/currency.ts"
import type { ClockReading, CountdownInput } from "#machines/site/countdown.machine.ts"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { storyShared } from "#ui/story/story-shared.ts"
import { Countdown } from "./countdown.tsx"

const until = "2026-11-03T12:00:00Z"

const at = (secondsLeft: number) => {
  const readClock = fromPromise<Result.Result<ClockReading>, CountdownInput>(async () =>
    Result.succeed({ secondsLeft, until }),
  )
  return { ...storyShared, countdown: storyShared.countdown.provide({ actors: { readClock } }) }
}

it.each([
  ["en-US", 61, "01:01", ""],
  ["en-US", 60, "01:00", "1 minute left"],
  ["en-US", 30, "00:30", "30 seconds left"],
  ["ru-RU", 60, "01:00", "Осталась 1 минута"],
  ["ru-RU", 10, "00:10", "Осталось 10 секунд"],
] as const)("in %s at %i s shows %j and announces %j", async (locale: Locale, secondsLeft, shown, said) => {
  await render(
    <StoryFrame locale={locale}>
      <SharedMachines value={at(secondsLeft)}>
        <Countdown until={until} label="Left" />
      </SharedMachines>
    </StoryFrame>,
  )
  await expect.element(page.getByRole("timer")).toHaveTextContent(shown)
  expect(page.getByRole("status").element().textContent).toBe(said)
})
