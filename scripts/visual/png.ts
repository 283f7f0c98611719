import { crc32, deflateSync } from "node:zlib"

/** A picture of few colours: for each pixel the number of its colour. */
export interface Indexed {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  /** Red, green, blue of each colour, at most 256. */
  readonly palette: Uint8Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const chunk = (type: string, body: Uint8Array) => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body])
  return Buffer.concat([number(body.length), named, number(crc32(named))])
}

/** A PNG with a palette: a screen of flat colours and letters is a fifth of what the browser itself writes. */
export const png = ({ width, height, pixels, palette }: Indexed): Buffer => {
  // Each line begins with its filter; none packs a palette best.
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const [bits, byPalette] = [8, 3]
  const head = Buffer.concat([number(width), number(height), Buffer.from([bits, byPalette, 0, 0, 0])])
  const parts = [chunk("IHDR", head), chunk("PLTE", palette), chunk("IDAT", deflateSync(lines, { level: 9 })), chunk("IEND", Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}
