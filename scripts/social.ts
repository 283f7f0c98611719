import { readFile } from "node:fs/promises"
import { chromium } from "playwright"
import { browserArguments, findBrowser } from "./browser.ts"
import { inRoot } from "./root.ts"
import { say } from "./say.ts"

const file = "public/social.png"
const size = { width: 1200, height: 630 }
const spacing = 16
const needle = 39 * spacing

/** A tick every 16 px, longer at every fifth and tenth. */
const ticks = Array.from({ length: size.width / spacing }, (_, index) => {
  const height = index % 10 === 0 ? 96 : index % 5 === 0 ? 64 : 36
  return `M${index * spacing} ${120 - height}v${height}`
}).join("")

const html = (tokens: string): string => `<!doctype html><html data-theme="light"><style>
@layer tokens;
${tokens}
body { margin: 0; block-size: ${size.height}px; overflow: hidden; background: var(--paper); color: var(--ink); font-family: var(--font) }
header { display: flex; gap: 20px; align-items: center; padding: 72px 80px 0; font-size: 40px; font-weight: var(--strong) }
h1 { margin: 0; padding: 64px 80px 0; font-size: 84px; font-weight: var(--strong); line-height: 1.1; letter-spacing: -0.02em }
svg { display: block; fill: none }
.ruler { position: absolute; inset: auto 0 0; stroke: var(--line-strong); stroke-width: 2 }
.needle { stroke: var(--copper); stroke-width: 8 }
.rails { fill: var(--petrol) }
.busbar { fill: var(--copper) }
</style>
<header><svg width="64" height="64" viewBox="3 3 18 18"><path class="rails" d="M3 3h3.5v18H3ZM17.5 3H21v18h-3.5Z"/><path class="busbar" d="M6.5 10.25h11v3.5h-11Z"/></svg>Hashwell</header>
<h1>Hashrate you read<br>like a meter</h1>
<svg class="ruler" width="${size.width}" height="160" viewBox="0 -40 ${size.width} 160"><path d="${ticks}"/><path class="needle" d="M${needle} -40v160"/></svg>`

/** The picture of links to the site, from the project's own colours and mark. */
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] })
const page = await browser.newPage({ viewport: size })
await page.setContent(html(await readFile(inRoot("src/ui/kit/styles/tokens.css"), "utf8")))
await page.screenshot({ path: inRoot(file) })
await browser.close()
say(file)
