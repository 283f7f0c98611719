import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PNG } from "pngjs"
import { describe, expect, it, onTestFinished } from "vitest"
import { compareFolders, comparePictures, toleratedDifference } from "#scripts/visual/compare.ts"

type Colour = readonly [red: number, green: number, blue: number]
const white: Colour = [255, 255, 255]
const ink: Colour = [16, 25, 28]

const picture = (width: number, height: number, colour: (x: number) => Colour): Buffer => {
  const png = new PNG({ width, height })
  png.data = Buffer.from(Array.from({ length: width * height }, (_, at) => [...colour(at % width), 255]).flat())
  return PNG.sync.write(png)
}
const line = (at: number, colour: Colour = ink) => picture(40, 40, (x) => (x === at ? colour : white))
const blank = picture(40, 40, () => white)

describe("two pictures", () => {
  it("are the same when they are", () => {
    expect(comparePictures(line(10), line(10)).changed).toBe(0)
  })

  it.each([
    ["gone", line(10), blank],
    ["moved", line(10), line(13)],
    ["of another colour", line(10), line(10, [174, 35, 34])],
    ["pale and gone", line(10, [210, 217, 217]), blank],
  ])("differ when a line is %s", (_, before, after) => {
    expect(comparePictures(before, after).changed).toBeGreaterThan(toleratedDifference)
  })

  it("differ by everything that one is taller", () => {
    expect(
      comparePictures(
        blank,
        picture(40, 42, () => white),
      ).changed,
    ).toBe(80)
  })

  it("show in red what changed", () => {
    const { width, data } = PNG.sync.read(comparePictures(line(10), blank).marked)
    expect({ width, at10: [...data.subarray(40, 44)] }).toEqual({ width: 40, at10: [255, 0, 0, 255] })
  })
})

it("two folders: what changed, is new or has no story any more is in the report", async () => {
  const folder = await mkdtemp(join(tmpdir(), "visual-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  const pictures = {
    before: { "a--gone.phone": blank, "b--same.phone": blank, "c--moved.phone": line(10), "d--other.phone": line(1) },
    after: { "b--same.phone": blank, "c--moved.phone": line(13), "e--new.phone": blank },
    report: {},
  }
  for (const [name, files] of Object.entries(pictures)) {
    await mkdir(join(folder, name))
    for (const [file, png] of Object.entries(files)) await writeFile(join(folder, name, `${file}.png`), png)
  }
  const [before, after, report] = ["before", "after", "report"].map((name) => join(folder, name))
  const device = "phone"
  expect(await compareFolders(before!, after!, report!, (name) => !name.includes("other"))).toEqual({
    same: 1,
    rows: [
      { story: "a--gone", device, what: "left over", changed: null },
      { story: "c--moved", device, what: "changed", changed: 80 },
      { story: "e--new", device, what: "new", changed: null },
    ],
  })
  expect((await readdir(report!)).toSorted()).toEqual([
    "a--gone.phone.before.png",
    "c--moved.phone.after.png",
    "c--moved.phone.before.png",
    "c--moved.phone.difference.png",
    "e--new.phone.after.png",
  ])
})
