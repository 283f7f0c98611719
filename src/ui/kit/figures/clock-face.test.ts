import { describe, expect, it } from "vitest"
import { announcedThreshold, clockFace } from "./countdown.tsx"

describe("a countdown", () => {
  it.each([
    [7_200, "2:00:00"],
    [7_265, "2:01:05"],
    [3_599, "59:59"],
    [65, "01:05"],
    [0, "00:00"],
    [null, "––:––"],
  ])("shows %j s as %j", (seconds, face) => {
    expect(clockFace(seconds)).toBe(face)
  })

  it("is announced only at 60, 30 and 10 seconds", () => {
    const heard = Array.from({ length: 121 }, (_, passed) => announcedThreshold(120 - passed))
    expect(heard.filter((threshold, index) => threshold !== null && threshold !== heard[index - 1])).toEqual([
      60, 30, 10,
    ])
  })
})
