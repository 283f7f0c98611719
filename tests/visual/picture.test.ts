import { inflateSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { png } from "../../scripts/visual/png.ts"
import { reduce } from "../../scripts/visual/reduce.ts"

const picture = (colours: readonly (readonly [number, number, number])[]) =>
  ({ width: colours.length, height: 1, data: new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255])) })

describe("a picture of few colours", () => {
  it("keeps the colours of its surfaces, and gives near ones the same", () => {
    const { pixels, palette } = reduce(picture([[243, 245, 245], [243, 245, 245], [242, 244, 244], [16, 25, 28]]))
    expect(Array.from(pixels)).toEqual([0, 0, 0, 1])
    expect(Array.from(palette)).toEqual([243, 245, 245, 16, 25, 28])
  })

  it("has 256 at most", () => {
    const many = Array.from({ length: 4_096 }, (_, at) => [at % 16 * 16, (at >> 4) % 16 * 16, (at >> 8) * 16] as const)
    expect(reduce(picture(many)).palette.length).toBeLessThanOrEqual(256 * 3)
  })

  it("is written as a PNG with a palette", () => {
    const file = png({ width: 2, height: 2, pixels: new Uint8Array([0, 1, 1, 0]), palette: new Uint8Array([1, 2, 3, 4, 5, 6]) })
    const at = (name: string) => file.indexOf(name)
    const body = (name: string) => file.subarray(at(name) + 4, at(name) + 4 + file.readUInt32BE(at(name) - 4))
    expect(file.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n")
    expect([...body("IHDR")]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0])
    expect([...body("PLTE")]).toEqual([1, 2, 3, 4, 5, 6])
    expect([...inflateSync(body("IDAT"))]).toEqual([0, 0, 1, 0, 1, 0])
  })
})
