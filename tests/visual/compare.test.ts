import { describe, expect, it } from "vitest"
import type { Picture } from "../../scripts/visual/compare.ts"
import { compare, tolerated } from "../../scripts/visual/compare.ts"

type Colour = readonly [number, number, number]
const white: Colour = [255, 255, 255]
const ink: Colour = [16, 25, 28]

const picture = (width: number, height: number, colour: (x: number, y: number) => Colour): Picture => ({
  width, height,
  data: new Uint8ClampedArray(Array.from({ length: width * height }, (_, at) =>
    [...colour(at % width, Math.floor(at / width)), 255]).flat())
})
const line = (at: number, colour: Colour = ink) => picture(40, 40, (x) => (x === at ? colour : white))
const changed = (before: Picture, after: Picture) => compare(before, after).changed

describe("two pictures", () => {
  it("are the same when they are", () => {
    expect(changed(line(10), line(10))).toBe(0)
  })

  it("are the same when a stem stands one pixel off, or its edge is greyer", () => {
    expect(changed(line(10), line(11))).toBe(0)
    const soft = picture(40, 40, (x) => (x === 10 ? [90, 96, 98] : x === 11 ? [181, 184, 185] : white))
    expect(changed(line(10), soft)).toBeLessThanOrEqual(tolerated)
  })

  it("differ when a line is gone, moved or of another colour", () => {
    expect(changed(line(10), picture(40, 40, () => white))).toBeGreaterThan(tolerated)
    expect(changed(line(10), line(13))).toBeGreaterThan(tolerated)
    expect(changed(line(10), line(10, [174, 35, 34]))).toBeGreaterThan(tolerated)
    expect(changed(line(10, [210, 217, 217]), picture(40, 40, () => white))).toBeGreaterThan(tolerated)
  })

  it("differ by everything that one is taller", () => {
    expect(changed(line(10), picture(40, 42, (x) => (x === 10 ? ink : white)))).toBe(80)
  })

  it("show in red what changed, on the pale second one", () => {
    const { marked } = compare(line(10), picture(40, 40, () => white))
    expect(Array.from(marked.data.slice(10 * 4, 11 * 4))).toEqual([220, 0, 0, 255])
    expect(Array.from(marked.data.slice(0, 4))).toEqual([254, 254, 254, 255])
  })
})
