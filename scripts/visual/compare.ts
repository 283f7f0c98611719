import pixelmatch from "pixelmatch"
import { PNG } from "pngjs"

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
