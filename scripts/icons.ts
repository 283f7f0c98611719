import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { brandFolder } from "#sandbox/brand.ts"
import { launchBrowser } from "./browser.ts"
import { printLine } from "./print-line.ts"

const folder = join(brandFolder, "public")
const icon = await readFile(join(folder, "icon.svg"), "utf8")
const [, ground = ""] = /<rect[^>]* fill="([^"]+)"/.exec(icon) ?? []

/**
 * The icons to draw. `drawn` is the share of the square that the mark takes. The systems themselves cut the corners of
 * filled icons.
 */
const pictures = [
  { name: "icon-192", size: 192, drawn: 1, filled: false },
  { name: "icon-512", size: 512, drawn: 1, filled: false },
  { name: "icon-maskable-512", size: 512, drawn: 0.74, filled: true },
  { name: "apple-touch-icon", size: 180, drawn: 0.9, filled: true },
]

// Draws the icons for systems that cannot read SVG.
await using browser = await launchBrowser()
const page = await browser.newPage()
for (const { name, size, drawn, filled } of pictures) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;height:${size}px;display:grid;place-items:center;background:${filled ? ground : "none"}">${icon.replace("<svg", `<svg width="${size * drawn}"`)}`,
  )
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: !filled })
}
printLine(pictures.map(({ name }) => `${name}.png`).join(" "))
