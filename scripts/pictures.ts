import { launchBrowser } from "./browser.ts"
import { prepare, type Prepared } from "./desk.ts"
import { inRoot } from "./root.ts"
import { say } from "./say.ts"
import { startServer } from "./server.ts"

type Shot = {
  readonly file: string
  readonly path: string
  readonly locale?: string
  readonly theme?: "light" | "dark"
  readonly visitor?: Prepared
  /** True cuts the menu and the header off the dashboard: the rest is large enough to read on a phone. */
  readonly isPart?: true
}
const part = { clip: { x: 240, y: 64, width: 1040, height: 680 }, type: "jpeg", quality: 70 } as const

/** The dashboard on the front page, and the README's pictures, of the build in dist/. */
await using server = await startServer()
await using browser = await launchBrowser("figures")

const shoot = async ({ file, path, locale = "en-US", theme = "light", visitor, isPart }: Shot): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale,
    colorScheme: theme,
    reducedMotion: "reduce",
  })
  await context.addCookies([{ name: "culture", value: locale, url: server.url }, ...(visitor?.cookies ?? [])])
  const page = await context.newPage()
  await page.goto(new URL(path, server.url).href, { waitUntil: "networkidle" })
  await page.screenshot({ path: inRoot(file), ...(isPart && part) })
  await context.close()
  say(file)
}

for (const locale of ["en-US", "ru-RU"]) {
  const visitor = await prepare(server.url, { persona: "miner" }, locale)
  for (const theme of ["light", "dark"] as const) {
    const file = `src/ui/shop/home/pictures/${locale}-${theme}.jpg`
    await shoot({ file, path: "/cabinet", locale, theme, visitor, isPart: true })
  }
}
const miner = await prepare(server.url, { persona: "miner" })
const payment = await prepare(server.url, { scene: "btc.open" })
await shoot({ file: "docs/pictures/home.png", path: "/" })
await shoot({ file: "docs/pictures/buy.png", path: "/buy" })
await shoot({ file: "docs/pictures/status.png", path: payment.path, visitor: payment })
await shoot({ file: "docs/pictures/dashboard.png", path: "/cabinet", visitor: miner })
