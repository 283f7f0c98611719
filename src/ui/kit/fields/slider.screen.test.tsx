import type {} from "@vitest/browser-playwright"
import { useState } from "react"
import { beforeEach, expect, it, vi } from "vitest"
import { render } from "vitest-browser-react"
import { cdp, page } from "vitest/browser"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { Slider } from "./slider.tsx"

const Power = ({ onChange, disabled }: { readonly onChange: (value: string) => void; readonly disabled: boolean }) => {
  const [value, setValue] = useState("10")
  return (
    <Slider
      label="Power"
      min="1"
      max="1000"
      step="1"
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
      format={(text) => text}
      formatTick={(text) => text}
      disabled={disabled}
    />
  )
}

const power = async (disabled = false) => {
  const onChange = vi.fn()
  await render(
    <StoryFrame locale="en-US">
      <div style={{ blockSize: "200vh" }}>
        <Power onChange={onChange} disabled={disabled} />
      </div>
    </StoryFrame>,
  )
  const slider = page.getByRole("slider")
  const frame = window.frameElement!.getBoundingClientRect()
  const scale = frame.width / window.innerWidth
  const box = slider.element().getBoundingClientRect()
  // The ends of the range are half of the 18 px grip inside the box.
  const at = (share: number, down = 0) => ({
    x: frame.x + (box.x + 9 + (box.width - 18) * share) * scale,
    y: frame.y + (box.y + box.height / 2 + down) * scale,
  })
  return { slider, onChange, at }
}

interface Point {
  readonly x: number
  readonly y: number
}
const touch = async (...points: ReadonlyArray<Point>) => {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Array<Point>) =>
    cdp().send("Input.dispatchTouchEvent", { type, touchPoints })
  const [first, ...others] = points
  await send("touchStart", [first!])
  for (const point of others) await send("touchMove", [point])
  await send("touchEnd", [])
}
const mouse = async (...points: ReadonlyArray<Point>) => {
  const send = (type: "mousePressed" | "mouseMoved" | "mouseReleased", { x, y }: Point) =>
    cdp().send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: 1, clickCount: 1 })
  await send("mousePressed", points[0]!)
  for (const point of points.slice(1)) await send("mouseMoved", point)
  await send("mouseReleased", points.at(-1)!)
}

beforeEach(() => window.scrollTo(0, 0))

// On a scale from 1 to 1,000, 10 is at one third and 100 is at two thirds.
it("a press on the track selects its value", async () => {
  const { slider, onChange, at } = await power()
  await mouse(at(2 / 3))
  await expect.element(slider).toHaveAttribute("aria-valuetext", "100")
  await expect.element(slider).toHaveFocus()
  expect(onChange.mock.calls).toEqual([["100"]])
})

it.each([
  ["the track", 0.8],
  ["the grip", 1 / 3],
])("a swipe over %s that scrolls the page changes nothing", async (_, share) => {
  const { slider, onChange, at } = await power()
  await touch(...[0, -15, -40, -80, -120].map((down) => at(share, down)))
  await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  await expect.element(slider).toHaveAttribute("aria-valuetext", "10")
  expect(onChange.mock.calls.filter(([value]) => value !== "10")).toEqual([])
})

it("a swipe along the track changes nothing", async () => {
  const { slider, onChange, at } = await power()
  await touch(at(0.9), at(0.8), at(0.7), at(0.6))
  await expect.element(slider).toHaveAttribute("aria-valuetext", "10")
  expect(onChange).not.toHaveBeenCalled()
})

it.each([
  ["a finger", touch],
  ["the mouse", mouse],
])("the thumb follows %s from the point where it is grabbed", async (_, drag) => {
  const { slider, onChange, at } = await power()
  const beside = (share: number) => ({ ...at(share), x: at(share).x + 8 })
  await drag(beside(1 / 3), beside(0.5), beside(2 / 3))
  await expect.element(slider).toHaveAttribute("aria-valuetext", "100")
  expect(onChange).toHaveBeenLastCalledWith("100")
})

it("a disabled slider ignores the pointer", async () => {
  const { slider, onChange, at } = await power(true)
  await mouse(at(2 / 3))
  await touch(at(1 / 3), at(2 / 3))
  await expect.element(slider).toHaveAttribute("aria-valuetext", "10")
  expect(onChange).not.toHaveBeenCalled()
})
