import { launchBrowser } from "./browser.ts"
import { prepareAtDesk, type Prepared } from "./desk.ts"
import { printLine } from "./print-line.ts"
import { inRoot } from "./root.ts"
import { startServer } from "./server.ts"

type Shot = {
  readonly file: string
  readonly path: string
  readonly visitor?: Prepared
}

// Takes the README's screenshots of the build in dist/.
await using server = await startServer()
await using browser = await launchBrowser("figures")

const shoot = async ({ file, path, visitor }: Shot): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    colorScheme: "light",
    reducedMotion: "reduce",
  })
  await context.addCookies([{ name: "culture", value: "en-US", url: server.url }, ...(visitor?.cookies ?? [])])
  const page = await context.newPage()
  await page.goto(new URL(path, server.url).href, { waitUntil: "networkidle" })
  await page.screenshot({ path: inRoot(file) })
  await context.close()
  printLine(file)
}

const miner = await prepareAtDesk(server.url, { persona: "miner" })
const payment = await prepareAtDesk(server.url, { scene: "btc.open" })
await shoot({ file: "docs/pictures/home.png", path: "/" })
await shoot({ file: "docs/pictures/buy.png", path: "/buy" })
await shoot({ file: "docs/pictures/status.png", path: payment.path, visitor: payment })
await shoot({ file: "docs/pictures/dashboard.png", path: "/cabinet", visitor: miner })
