import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { brand, brandFolder, coloursSheet } from "#sandbox/brand.ts"
import { launchBrowser } from "./browser.ts"
import { printLine } from "./print-line.ts"
import { inRoot } from "./root.ts"

const file = join(brandFolder, "public/social.png")
const size = { width: 1200, height: 630 }
/** Coordinates of the payback fan: its start, the end of its twelve months, and the line of its price. */
const fan = { left: 620, right: 1120, bottom: 516, price: 262 }
const month = (fan.right - fan.left) / 12

/** A tick for each month, longer at every third. */
const ticks = Array.from({ length: 13 }, (_, index) => {
  const height = index % 3 === 0 ? 20 : 10
  return `M${fan.left + index * month} ${fan.bottom}v${height}`
}).join("")

/**
 * Lines for a constant price of the coin, and for a price that steadily falls or rises by half. The three lines begin
 * in the same direction.
 */
const lines = { price: `L${fan.right} 226`, lower: `Q870 371 ${fan.right} 299`, higher: `Q870 371 ${fan.right} 154` }
const start = `M${fan.left} ${fan.bottom}`

const html = (tokens: string, font: string): string => `<!doctype html><html data-theme="light"><style>
@layer tokens;
${tokens}
@font-face { font-family: Onest; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
body { margin: 0; block-size: ${size.height}px; overflow: hidden; background: var(--paper); color: var(--ink); font-family: var(--font) }
header { display: flex; gap: 18px; align-items: center; padding: 72px 80px 0; font-size: 38px; font-weight: 650 }
h1 { margin: 0; padding: 96px 80px 0; font-size: 76px; font-weight: 650; line-height: 1.05; letter-spacing: -0.02em }
svg { display: block; fill: none }
.fan { position: absolute; inset: 0; stroke-linecap: round }
.band { fill: var(--copper-band) }
.edge { stroke: var(--copper); stroke-width: 3; stroke-dasharray: 3 9 }
.middle { stroke: var(--copper); stroke-width: 7 }
.price { stroke: var(--ink); stroke-width: 4 }
.axis { stroke: var(--line-strong); stroke-width: 3 }
.end { fill: var(--copper) }
.base { fill: var(--petrol) }
.accent { fill: var(--copper) }
</style>
<header><svg width="56" height="56" viewBox="3 3 18 18"><path class="base" d="${brand.mark.base}"/><path class="accent" d="${brand.mark.accent}"/></svg>${brand.name}</header>
<h1>Pay once.<br>See when<br>it is back.</h1>
<svg class="fan" width="${size.width}" height="${size.height}">
<path class="band" d="${start}${lines.higher}L${fan.right} 299Q870 371 ${fan.left} ${fan.bottom}Z"/>
<path class="edge" d="${start}${lines.higher}${start}${lines.lower}"/>
<path class="axis" d="${start}H${fan.right}${ticks}"/>
<path class="price" d="M${fan.left} ${fan.price}H${fan.right}"/>
<path class="middle" d="${start}${lines.price}"/><circle class="end" cx="${fan.right}" cy="226" r="12"/>
</svg>`

// Draws the image that links to the site show, with the headline and the payback fan in the project's own colours,
// typeface and mark.
await using browser = await launchBrowser()
const page = await browser.newPage({ viewport: size })
const font = await readFile(inRoot("src/ui/kit/styles/fonts/onest-latin.woff2"), "base64")
await page.setContent(html(coloursSheet + (await readFile(inRoot("src/ui/kit/styles/tokens.css"), "utf8")), font))
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: file })
printLine(file)
