import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { expect } from "@playwright/test"
import type { Script, Tab } from "./driver/tab.ts"

type Box = readonly [x: number, y: number, width: number, height: number]

export interface Geometry {
  /** The number of pixels by which the page is wider than its window. */
  readonly overflow: number
  /** Dialogs and popovers that are partly outside the window. */
  readonly outside: readonly string[]
  readonly boxes: Readonly<Record<string, Box>>
  /** The height of a line. A text that exactly fits into a line in one engine may need one more line in another. */
  readonly line: number
}

const landmarks: readonly string[] = ["header", "main", "footer"]

/** Measures the page. Returns null while something moves or loads. */
const measure: Script<readonly [readonly string[]], Geometry | null> = (_, names) => {
  if (document.fonts.status !== "loaded" || document.getAnimations().some(({ playState }) => playState === "running"))
    return null
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map((figure) => Math.round(figure * 10) / 10) as unknown as Box
  }
  const boxes: Record<string, Box> = {}
  const outside: string[] = []
  for (const [at, element] of [...document.querySelectorAll("dialog[open],:popover-open")].entries()) {
    const name = `${element.localName}${element.hasAttribute("popover") ? " popover" : ""} ${at + 1}`
    const box = boxOf(element)
    const [x, y, width, height] = box
    boxes[name] = box
    if (x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) outside.push(`${name}: ${box.join(" ")}`)
  }
  // The first element of each kind belongs to the page itself.
  for (const landmark of names) {
    const element = document.querySelector(landmark)
    if (element?.checkVisibility()) boxes[landmark] = boxOf(element)
  }
  const line = 1.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { overflow: document.documentElement.scrollWidth - innerWidth, outside, boxes, line }
}

/** Waits until two consecutive measurements are equal. */
export const stableGeometry = async (tab: Tab): Promise<Geometry> => {
  let last = ""
  let found: Geometry | null = null
  await expect
    .poll(
      async () => {
        found = await tab.run(measure, landmarks)
        const text = JSON.stringify(found)
        const isSame = found !== null && text === last
        last = text
        return isSame
      },
      { intervals: [50], message: "The page does not come to rest" },
    )
    .toBe(true)
  return found!
}

export type Geometries = Readonly<Record<string, Geometry>>

/** The allowed difference in pixels. A box may be as wide as its longest word, and each engine rounds the widths of letters differently. */
const pixels = 4

/**
 * Compares two boxes. WebKit rounds the height of a line down to a whole pixel, but Chromium does not. The difference
 * is up to half a pixel for each line, and a line is at least 16 px high.
 *
 * The comparison excludes the length of a page and the position of a menu, because they depend on the number of lines.
 */
const isAlike = (name: string, [x, , width, height]: Box, [asX, , asWidth, asHeight]: Box, line: number): boolean =>
  Math.abs(x - asX) <= pixels &&
  Math.abs(width - asWidth) <= pixels &&
  (landmarks.includes(name) || Math.abs(height - asHeight) <= line + asHeight / 32)

/** Lists the boxes that differ from Chromium's, with both sizes. */
export const differences = (found: Geometry, expected: Geometry): readonly string[] =>
  [...new Set([...Object.keys(found.boxes), ...Object.keys(expected.boxes)])].flatMap((name) => {
    const [box, as] = [found.boxes[name], expected.boxes[name]]
    return box !== undefined && as !== undefined && isAlike(name, box, as, expected.line)
      ? []
      : [`${name}: ${box?.join(" ") ?? "nothing"}, in Chromium ${as?.join(" ") ?? "nothing"}`]
  })

export const keepGeometries = async (file: string, steps: Geometries): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(steps, null, 1))
}
export const readGeometries = async (file: string): Promise<Geometries> =>
  JSON.parse(await readFile(file, "utf8")) as Geometries
