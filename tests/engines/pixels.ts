import type { Script, Tab } from "./driver/tab.ts"

/** A part of the window, in pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const count: Script<readonly [string, string, Area], Promise<number>> = async (_, before, after, area) => {
  const luminances = async (picture: string): Promise<readonly number[]> => {
    const bytes = Uint8Array.from(atob(picture), (byte) => byte.codePointAt(0)!)
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!
    canvas.drawImage(image, 0, 0)
    const { data } = canvas.getImageData(area.x, area.y, area.width, area.height)
    const linear = Array.from(new Uint8ClampedArray(data), (value) =>
      value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return Array.from(
      { length: data.length / 4 },
      (__, at) => 0.2126 * linear[4 * at]! + 0.7152 * linear[4 * at + 1]! + 0.0722 * linear[4 * at + 2]!,
    )
  }
  const [old, now] = [await luminances(before), await luminances(after)]
  return old.filter((one, at) => (Math.max(one, now[at]!) + 0.05) / (Math.min(one, now[at]!) + 0.05) >= 3).length
}

/**
 * Counts the pixels that differ from the earlier screenshot by a contrast of 3:1, which WCAG requires of controls and
 * of their focus.
 */
export const contrasting = (tab: Tab, before: Buffer, after: Buffer, area: Area): Promise<number> =>
  tab.run(count, before.toString("base64"), after.toString("base64"), area) as unknown as Promise<number>
