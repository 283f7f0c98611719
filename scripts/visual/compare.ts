import { copyFile, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import pixelmatch from "pixelmatch"
import { PNG } from "pngjs"
import type { Row } from "./report.ts"

export interface PictureDifference {
  readonly changed: number
  /** The second picture, pale, with what changed in red. */
  readonly marked: Buffer
}

/** Up to this many pixels are the edge of one letter. */
export const toleratedDifference = 24

/** The picture on a canvas of this size; what it does not cover is transparent and so differs. */
const enlarged = (picture: PNG, width: number, height: number): PNG => {
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/** Compares two PNG files. Anti-aliased pixels, which every machine draws a little differently, do not count. */
export const comparePictures = (before: Buffer, after: Buffer): PictureDifference => {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const marked = new PNG({ width, height })
  const changed = pixelmatch(
    enlarged(one, width, height).data,
    enlarged(other, width, height).data,
    marked.data,
    width,
    height,
    { threshold: 0.1 },
  )
  return { changed, marked: PNG.sync.write(marked) }
}

/** Two folders of pictures, by name: what changed or is new, and what has no story any more. What the report shows goes to its folder. */
export const compareFolders = async (
  before: string,
  after: string,
  report: string,
  isChosen: (name: string) => boolean,
): Promise<{ readonly rows: readonly Row[]; readonly same: number }> => {
  const namesIn = async (folder: string) => (await readdir(folder)).filter(isChosen).map((file) => file.slice(0, -4))
  const [old, present] = [await namesIn(before), await namesIn(after)]
  const rows: Row[] = []
  for (const name of [...new Set([...old, ...present])].toSorted()) {
    const [story, device] = name.split(".") as [string, string]
    const copy = async (folder: string, what: string) =>
      copyFile(join(folder, `${name}.png`), join(report, `${name}.${what}.png`))
    const [was, is] = [old.includes(name), present.includes(name)]
    if (was && is) {
      const read = (folder: string) => readFile(join(folder, `${name}.png`))
      const { changed, marked } = comparePictures(await read(before), await read(after))
      if (changed <= toleratedDifference) continue
      await writeFile(join(report, `${name}.difference.png`), marked)
      rows.push({ story, device, what: "changed", changed })
    } else rows.push({ story, device, what: is ? "new" : "left over", changed: null })
    if (was) await copy(before, "before")
    if (is) await copy(after, "after")
  }
  return { rows, same: new Set([...old, ...present]).size - rows.length }
}
