import { cp, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Browser } from "playwright"
import { build } from "vite"
import { type Baseline, hydrated, timeline, type Timeline } from "./bench/page.ts"
import { launchBrowser } from "./browser.ts"
import { prepareAtDesk, type Prepared } from "./desk.ts"
import { printLine } from "./print-line.ts"
import { inRoot, root } from "./root.ts"
import { startServer } from "./server.ts"
import { compressFolder } from "./vite/compress.ts"

// Compares the speed of the built pages with the same pages on React alone, on slow 4G with a quarter of the processor
// speed. The runs alternate, so that a busy minute of the machine slows all of them.
const site = inRoot("reports/bench/site")
const pages: readonly Baseline[] = [
  // The control is the first button that does not submit the form. On this page it shows the password.
  { name: "sign-in", path: "signin", content: "input[type=password]", control: "form button[type=button]" },
  { name: "buy", path: "buy", content: "input[type=range]", control: "input[type=range]" },
  { name: "dashboard", path: "cabinet", content: "svg[role=img][aria-label]", control: null },
]

/** Builds the page on React alone, with the tokens and element styles of the product. */
const buildBare = async (name: string): Promise<void> => {
  const outDir = join(site, "bare")
  const rolldownOptions = {
    input: inRoot(`scripts/bench/bare/${name}.tsx`),
    output: { entryFileNames: `${name}.js` },
  }
  const options = { outDir, emptyOutDir: false, target: "es2023", rolldownOptions }
  await build({ root, configFile: false, publicDir: false, logLevel: "warn", build: options })
  const sheets = ["tokens", "base"].map((sheet) => readFile(inRoot(`src/ui/kit/styles/${sheet}.css`), "utf8"))
  const page = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>${name}</title>
<style>${(await Promise.all(sheets)).join("\n")}</style><script type="module" src="/bare/${name}.js"></script></head><body><div id="root"></div></body></html>`
  await writeFile(join(outDir, `${name}.html`), page)
}

/** Measures a first visit with an empty cache. */
const visit = async (browser: Browser, { content, control }: Baseline, url: string, cookies: Prepared["cookies"]) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-US" })
  await context.addCookies([...cookies])
  const page = await context.newPage()
  await page.addInitScript(timeline, { content, control })
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  const [down, up] = [(1.6 * 1024 * 1024) / 8, (750 * 1024) / 8]
  const slow4G = { offline: false, latency: 150, downloadThroughput: down, uploadThroughput: up }
  await session.send("Network.emulateNetworkConditions", slow4G)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  await page.goto(url, { waitUntil: "networkidle" })
  const seen = await (await page.waitForFunction(hydrated, control !== null)).jsonValue()
  await context.close()
  if (seen === null) throw new Error(`${url} was not hydrated.`)
  return seen
}

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

const report = (name: string, ours: readonly Timeline[], bare: readonly Timeline[]): void => {
  printLine(`\n${name.padEnd(16)}${"ours, ms".padStart(10)}${"bare, ms".padStart(10)}${"ratio".padStart(8)}`)
  for (const kind of ["first paint", "largest paint", "content", "control", "blocked"] as const) {
    const [own, other] = [ours, bare].map((visits) => median(visits.flatMap((seen) => seen[kind] ?? [])))
    if (own === undefined || other === undefined) continue
    const ratio = other === 0 ? "–" : (own / other).toFixed(2)
    printLine(`${kind.padEnd(16)}${own.toFixed(0).padStart(10)}${other.toFixed(0).padStart(10)}${ratio.padStart(8)}`)
  }
}

const measure = async (rounds: number): Promise<void> => {
  await rm(site, { recursive: true, force: true })
  await cp(inRoot("dist"), site, { recursive: true })
  for (const { name } of pages) await buildBare(name)
  await compressFolder(join(site, "bare"))
  // The server hides the sandbox hints, because they are not part of the product.
  await using server = await startServer({ folder: site, environment: { SANDBOX_HINTS: "off", NODE_ENV: "" } })
  await using browser = await launchBrowser("figures")
  const { cookies: customer } = await prepareAtDesk(server.url, { persona: "miner" })
  const subjects = pages.map((page) => ({ page, ours: new Array<Timeline>(), bare: new Array<Timeline>() }))
  for (let round = 1; round <= rounds; round++) {
    for (const { page, ours, bare } of subjects) {
      const cookies = page.path === "cabinet" ? customer : []
      ours.push(await visit(browser, page, `${server.url}${page.path}`, cookies))
      bare.push(await visit(browser, page, `${server.url}bare/${page.name}.html`, cookies))
    }
    printLine(`round ${round} of ${rounds}`)
  }
  printLine(`\nSlow 4G, processor ÷ 4, medians of ${rounds}`)
  for (const { page, ours, bare } of subjects) report(page.name, ours, bare)
}

await measure(Number(process.argv[2] ?? 5))
