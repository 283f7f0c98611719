import { Result } from "effect"
import { describe, expect, it, test } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { fromPromise } from "xstate"
import type { Locale } from "#domain/shared/currency.ts"
import type { ClockReading, CountdownInput } from "#machines/shared/countdown.machine.ts"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { storyShared } from "#ui/story/story-shared.ts"
import { Address } from "./address.tsx"
import { Countdown } from "./countdown.tsx"
import { WithName } from "./with-name.tsx"

describe("an address", () => {
  it("is shown in groups of four, and copied without spaces", async () => {
    await render(<Address text="GEZDGNBVGY3TQOJQA" />)
    const groups = [...document.querySelectorAll("[translate=no] > span")].map((group) => group.textContent)
    expect(groups).toEqual(["GEZD", "GNBV", "GY3T", "QOJQ", "A"])
    expect(document.querySelector("[translate=no]")?.textContent).toBe("GEZDGNBVGY3TQOJQA")
  })

  it("is one line when selected by hand", async () => {
    const text = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
    await render(<Address text={text} />)
    getSelection()!.selectAllChildren(document.querySelector("[translate=no]")!)
    expect(getSelection()!.toString()).toBe(text)
  })
})

describe("a countdown", () => {
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
  ] as const)("shows, in %s at %i s, %j and announces %j", async (locale: Locale, secondsLeft, shown, said) => {
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
})

describe("a sentence with a name", () => {
  test.each(["evil\u202egnp.exe", "\u2067\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"])(
    "keeps the order of its words around %j",
    async (name) => {
      const { container } = await render(
        <p>
          <WithName name={name} sentence={(place) => `Remove “${place}” now, 123?`} />
        </p>,
      )
      expect(container.textContent).toBe(`Remove “${name.replaceAll(/[\u202e\u2067]/g, "")}” now, 123?`)
      const [before, own, after] = [...container.querySelectorAll("p > *")].map((part) => part.getBoundingClientRect())
      expect(before!.right).toBeLessThanOrEqual(own!.left + 1)
      expect(own!.right).toBeLessThanOrEqual(after!.left + 1)
      const textNode = container.querySelector("p > :last-child")!.firstChild!
      const lefts = ["now", "123"].map((word) => {
        const range = document.createRange()
        const at = textNode.textContent!.indexOf(word)
        range.setStart(textNode, at)
        range.setEnd(textNode, at + word.length)
        return range.getBoundingClientRect().left
      })
      expect(lefts[0]).toBeLessThan(lefts[1]!)
    },
  )
})
