import { chromium, type Page } from "playwright"
import { benchPages } from "./bench/pages.ts"
import { browserArguments, findBrowser } from "./browser.ts"
import { run } from "./run.ts"
import { say } from "./say.ts"
import { startServer } from "./server.ts"

// From a keystroke, or a step of the slider, to the picture of what it leads to; on a processor a quarter as fast.
const slowdown = 4
const most = 50
const keystrokes = 150
const steps = 150

/** Runs in the page: notes for each input how long it took until the browser had painted after it. */
const watch = `
  window.paints = []
  document.addEventListener("input", ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => window.paints.push(performance.now() - timeStamp)
    port2.postMessage(null)
  }), { capture: true })`

const paintsOf = (page: Page): Promise<readonly number[]> => page.evaluate<number[]>("window.paints.splice(0)")

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

const report = (name: string, paints: readonly number[]): void => {
  const sorted = paints.toSorted((a, b) => a - b)
  const [half, late] = [share(sorted, 0.5), share(sorted, 0.98)]
  say(
    `${late <= most ? "✓" : "✗"} ${name}: ${sorted.length} paints, half within ${half.toFixed(1)} ms, 98 of 100 within ${late.toFixed(1)} ms, aim ${most}`,
  )
}

const type = async (page: Page, field: string): Promise<readonly number[]> => {
  const input = page.locator(`input[name=${field}]`)
  await input.click()
  for (let key = 0; key < keystrokes; key += 1) {
    await page.keyboard.press(key % 5 === 4 ? "ControlOrMeta+A" : String(1 + (key % 9)))
    await page.waitForTimeout(30)
  }
  return paintsOf(page)
}

const drag = async (page: Page): Promise<readonly number[]> => {
  const box = (await page.locator("input[type=range]").boundingBox())!
  const middle = box.y + box.height / 2
  await page.mouse.move(box.x + 10, middle)
  await page.mouse.down()
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.move(box.x + 10 + ((box.width - 20) * step) / steps, middle)
    await page.waitForTimeout(30)
  }
  await page.mouse.up()
  return paintsOf(page)
}

const measure = async (url: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findBrowser("figures"), args: [...browserArguments] })
  try {
    const page = await browser.newPage()
    await page.addInitScript({ content: watch })
    await page.goto(new URL("/buy", url).href)
    await page.locator("input[type=range]").waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    report("Typing a quantity", await type(page, "quantity"))
    report("Typing a cost", await type(page, "cost"))
    report("Dragging the slider", await drag(page))
  } finally {
    await browser.close()
  }
}

if ((await run("vite", ["build", "--logLevel", "warn"])) !== 0)
  throw new Error("The build failed; the reason is above.")
// Without sandbox hints, which are not part of the product.
const server = await startServer({ environment: { SANDBOX_HINTS: "off" } })
try {
  await measure(server.url)
  // How often everything is measured, by turns.
  await benchPages(server.url, Number(process.argv[2] ?? 5))
} finally {
  await server.stop()
}
