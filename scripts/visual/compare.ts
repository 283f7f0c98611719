export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue, alpha of each pixel. */
  readonly data: Uint8ClampedArray
}
export interface Difference {
  /** Pixels that one picture has and the other does not, nearby. */
  readonly changed: number
  /** The second picture, pale, with what changed in red. */
  readonly marked: Picture
}

/**
 * What really differs. Letters are drawn a little differently on every machine: the ink is the same, only spread otherwise. So
 * the pictures are blurred, and a pixel counts only where its colour lies outside all colours that the other picture has within
 * one pixel of it. Sent to the browser as text: it uses nothing outside.
 */
export const compare = (before: Picture, after: Picture): Difference => {
  const slack = 12
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)]
  const isInside = ({ width: w, height: h }: Picture, x: number, y: number) => x >= 0 && y >= 0 && x < w && y < h
  /** The mean of each pixel and its eight neighbours. */
  const blurred = (picture: Picture): Picture => {
    const data = new Uint8ClampedArray(picture.data.length)
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        for (let channel = 0; channel < 3; channel++) {
          let [sum, count] = [0, 0]
          for (let ny = y - 1; ny <= y + 1; ny++) {
            for (let nx = x - 1; nx <= x + 1; nx++) {
              if (!isInside(picture, nx, ny)) continue
              sum += picture.data[(ny * picture.width + nx) * 4 + channel]!
              count++
            }
          }
          data[(y * picture.width + x) * 4 + channel] = sum / count
        }
      }
    }
    return { width: picture.width, height: picture.height, data }
  }
  const isNear = (one: Picture, other: Picture, x: number, y: number) => {
    for (let channel = 0; channel < 3; channel++) {
      const value = one.data[(y * one.width + x) * 4 + channel]!
      let [least, most] = [255, 0]
      for (let ny = y - 1; ny <= y + 1; ny++) {
        for (let nx = x - 1; nx <= x + 1; nx++) {
          if (!isInside(other, nx, ny)) continue
          const near = other.data[(ny * other.width + nx) * 4 + channel]!
          if (near < least) least = near
          if (near > most) most = near
        }
      }
      if (value < least - slack || value > most + slack) return false
    }
    return true
  }
  const [one, other] = [blurred(before), blurred(after)]
  const marked = new Uint8ClampedArray(width * height * 4)
  let changed = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const both = isInside(before, x, y) && isInside(after, x, y)
      const same = both && isNear(one, other, x, y) && isNear(other, one, x, y)
      const to = (y * width + x) * 4
      const from = (y * after.width + x) * 4
      if (!same) changed++
      for (let channel = 0; channel < 3; channel++)
        marked[to + channel] = same ? 190 + Math.round(after.data[from + channel]! / 4) : channel === 0 ? 220 : 0
      marked[to + 3] = 255
    }
  }
  return { changed, marked: { width, height, data: marked } }
}

/** Fewer are the edge of one letter. */
export const tolerated = 24
