/// <reference lib="dom" />
import type { Browser } from "playwright"
import type { Picture } from "./compare.ts"
import { compare, tolerated } from "./compare.ts"
import { png } from "./png.ts"
import { reduce } from "./reduce.ts"

export interface Judged {
  /** Null when there was nothing to compare with. */
  readonly changed: number | null
  readonly isSame: boolean
  readonly picture: Buffer
  readonly marked: Buffer | null
}

interface Tools {
  readonly compare: typeof compare
  readonly reduce: typeof reduce
  readonly read: (base64: string) => Promise<Picture>
  readonly pack: (picture: Picture) => { readonly width: number; readonly height: number; readonly pixels: string; readonly palette: string }
}

/** Runs in the page: pictures come and go as text. */
const openTools = () => {
  const tools = globalThis as unknown as { -readonly [Name in keyof Tools]: Tools[Name] }
  const text = (bytes: Uint8Array) => {
    let said = ""
    for (let at = 0; at < bytes.length; at += 32_768) said += String.fromCharCode(...bytes.subarray(at, at + 32_768))
    return btoa(said)
  }
  tools.read = async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement("canvas")
    ;[canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight]
    const context = canvas.getContext("2d", { willReadFrequently: true })!
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, canvas.width, canvas.height)
  }
  tools.pack = (picture) => {
    const { pixels, palette } = tools.reduce(picture)
    return { width: picture.width, height: picture.height, pixels: text(pixels), palette: text(palette) }
  }
}

const unpacked = ({ width, height, pixels, palette }: ReturnType<Tools["pack"]>) =>
  png({ width, height, pixels: Buffer.from(pixels, "base64"), palette: Buffer.from(palette, "base64") })

/** A page that looks at pictures: the browser knows how to read them. */
export const openDesk = async (browser: Browser) => {
  const page = await browser.newPage()
  const functions = [`compare = ${compare.toString()}`, `reduce = ${reduce.toString()}`, `(${openTools.toString()})()`]
  await page.addScriptTag({ content: functions.map((each) => each.startsWith("(") ? each : `globalThis.${each}`).join("\n;") })
  const judge = async (shot: Buffer, baseline: Buffer | null): Promise<Judged> => {
    const picture = unpacked(await page.evaluate(async (after) => {
      const tools = globalThis as unknown as Tools
      return tools.pack(await tools.read(after))
    }, shot.toString("base64")))
    if (baseline === null) return { changed: null, isSame: false, picture, marked: null }
    if (picture.equals(baseline)) return { changed: 0, isSame: true, picture, marked: null }
    const { changed, packed } = await page.evaluate(async ({ before, after, least }) => {
      const tools = globalThis as unknown as Tools
      const difference = tools.compare(await tools.read(before), await tools.read(after))
      return { changed: difference.changed, packed: difference.changed > least ? tools.pack(difference.marked) : null }
    }, { before: baseline.toString("base64"), after: picture.toString("base64"), least: tolerated })
    return { changed, isSame: packed === null, picture, marked: packed && unpacked(packed) }
  }
  return { judge }
}
