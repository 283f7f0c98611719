import { mkdir } from "node:fs/promises"
import { type Browser, chromium, type Cookie } from "playwright"
import { browserArguments, findBrowser } from "./browser.ts"
import { inRoot } from "./root.ts"
import { say } from "./say.ts"
import { startServer } from "./server.ts"

type Visitor = { readonly access_token: string; readonly refresh_token: string; readonly path: string }
type Shot = {
  readonly file: string
  readonly path: string
  readonly locale: string
  readonly theme: "light" | "dark"
  readonly visitor?: Visitor
  /** Without the menu and the header: large enough to read on a phone. */
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const size = { width: 1280, height: 800 }
const themes = ["light", "dark"] as const

/** A sample customer, or a payment in some state, from the desk. */
const prepare = async (url: string, path: string, body: object, locale: string): Promise<Visitor> => {
  const answer = await fetch(new URL(`/sandbox/api/${path}`, url), {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": locale },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The desk did not prepare ${JSON.stringify(body)}: ${answer.status}`)
  return (await answer.json()) as Visitor
}

const shoot = async (browser: Browser, url: string, { file, path, locale, theme, visitor, clip }: Shot) => {
  const cookie = (name: string, value: string): Pick<Cookie, "name" | "value"> & { url: string } => ({
    name,
    value,
    url,
  })
  const context = await browser.newContext({
    viewport: size,
    locale,
    colorScheme: theme,
    reducedMotion: "reduce",
  })
  await context.addCookies([
    cookie("culture", locale),
    ...(visitor ? [cookie("token", visitor.access_token), cookie("refreshToken", visitor.refresh_token)] : []),
  ])
  const page = await context.newPage()
  await page.goto(new URL(path, url).href, { waitUntil: "networkidle" })
  await page.screenshot({ path: inRoot(file), ...(clip ? { clip, type: "jpeg", quality: 70 } : {}) })
  await context.close()
  say(file)
}

/** The dashboard on the front page, and the README's pictures, of the build in dist/. */
const server = await startServer()
const browser = await chromium.launch({ executablePath: findBrowser("figures"), args: [...browserArguments] })
await mkdir(inRoot("src/ui/shop/home/pictures"), { recursive: true })
for (const locale of ["en-US", "ru-RU"]) {
  const visitor = await prepare(server.url, "personas", { persona: "miner" }, locale)
  for (const theme of themes) {
    const file = `src/ui/shop/home/pictures/${locale}-${theme}.jpg`
    await shoot(browser, server.url, {
      file,
      path: "/cabinet",
      locale,
      theme,
      visitor,
      clip: { x: 240, y: 64, width: 1040, height: 680 },
    })
  }
}
const readme = { locale: "en-US", theme: "light" } as const
const [miner, payment] = [
  await prepare(server.url, "personas", { persona: "miner" }, readme.locale),
  await prepare(server.url, "scenes", { scene: "btc.open" }, readme.locale),
]
await shoot(browser, server.url, { ...readme, file: "docs/pictures/home.png", path: "/" })
await shoot(browser, server.url, { ...readme, file: "docs/pictures/buy.png", path: "/buy" })
await shoot(browser, server.url, { ...readme, file: "docs/pictures/status.png", path: payment.path, visitor: payment })
await shoot(browser, server.url, { ...readme, file: "docs/pictures/dashboard.png", path: "/cabinet", visitor: miner })
await browser.close()
await server.stop()
