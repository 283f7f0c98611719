import type { Picture } from "./compare.ts"

/**
 * The picture in at most 256 colours. Near colours become the most frequent one among them, so that surfaces keep theirs
 * exactly. Sent to the browser as text: it uses nothing outside.
 */
export const reduce = ({ data }: Picture): { readonly pixels: Uint8Array; readonly palette: Uint8Array } => {
  const counts = new Map<number, number>()
  const count = data.length / 4
  const colourAt = (pixel: number) => (data[pixel * 4]! << 16) | (data[pixel * 4 + 1]! << 8) | data[pixel * 4 + 2]!
  for (let pixel = 0; pixel < count; pixel++) counts.set(colourAt(pixel), (counts.get(colourAt(pixel)) ?? 0) + 1)
  const often = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || a - b)
  for (let lost = 2; ; lost++) {
    const kin = (colour: number) => ((colour >> 16) >> lost << 16) | (((colour >> 8) & 255) >> lost << 8) | ((colour & 255) >> lost)
    const heads = new Map<number, number>()
    const colours: number[] = []
    for (const colour of often) if (!heads.has(kin(colour))) { heads.set(kin(colour), colours.length); colours.push(colour) }
    if (colours.length > 256) continue
    const pixels = new Uint8Array(count)
    for (let pixel = 0; pixel < count; pixel++) pixels[pixel] = heads.get(kin(colourAt(pixel)))!
    return { pixels, palette: new Uint8Array(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])) }
  }
}
