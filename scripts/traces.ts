import { chromium, type BrowserContext, type CDPSession, type Page } from "playwright"
import { createServer } from "vite"
import { browserArguments, findBrowser } from "./browser.ts"
import { root } from "./root.ts"

interface Flow {
  readonly name: string
  readonly path: string
  readonly before?: (page: Page) => Promise<unknown>
  readonly ready?: (page: Page) => Promise<unknown>
  /** Pressed by the keyboard: a pointer on its way prefetches what links lead to. */
  readonly button: string
  readonly request: RegExp
}

const person = { email: `${crypto.randomUUID()}@example.test`, password: "Mining-2026!", currencyId: "usd" }

const flows: readonly Flow[] = [
  {
    name: "sign-in to POST /token",
    path: "/signin",
    ready: async (page) => {
      await page.locator("input[type=email]").fill(person.email)
      await page.locator("input[type=password]").fill(person.password)
    },
    button: "main button[type=submit]",
    request: /\/token$/,
  },
  {
    name: "dashboard's retry to GET /dashboard/summary",
    path: "/cabinet",
    // All of the page would run with its first request; the retry of one widget runs only what is its own.
    before: (page) => page.route(/\/dashboard\/summary/, (route) => route.fulfill({ status: 404 }), { times: 2 }),
    button: "main [role=alert] button",
    request: /\/dashboard\/summary/,
  },
]

/** Rendered around every call, and not followed to find out what a call does. */
const isRendered = /^\/src\/ui\/(kit|shared|site)\//

/** In the page: what its last responses made run is over. */
const isQuiet = () =>
  performance.getEntriesByType("resource").every((entry) => entry.startTime + entry.duration < performance.now() - 2000)

const ranSince = async (cdp: CDPSession): Promise<readonly string[]> => {
  const { result } = await cdp.send("Profiler.takePreciseCoverage")
  return result
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName !== "" && ranges[0]!.count > 0),
    )
    .map(({ url }) => (URL.canParse(url) ? new URL(url).pathname : ""))
    .filter((path) => path.startsWith("/src/") && !isRendered.test(path))
}

const traceOf = async (
  context: BrowserContext,
  { path, before, ready, button, request }: Flow,
): Promise<readonly string[]> => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  // In development a page is more files than a browser notes.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000))
  await before?.(page)
  // The first visit makes Vite transform the modules, the second one finds them all.
  for (const _ of ["transforms", "traced"]) {
    await page.goto(path)
    await page.waitForLoadState("networkidle")
  }
  await ready?.(page)
  await page.locator(button).focus()
  await page.waitForFunction(isQuiet)
  await cdp.send("Profiler.enable")
  await cdp.send("Profiler.startPreciseCoverage", { callCount: true, detailed: true })
  await cdp.send("Profiler.takePreciseCoverage")
  // Without an answer, so that nothing of what follows runs.
  const sent = new Promise<void>((resolve) => {
    void page.route(request, () => resolve())
  })
  await page.locator(button).press("Enter")
  await sent
  const files = await ranSince(cdp)
  await page.close()
  return files.toSorted()
}

/** The files of src that run between a click and its request, in development, by the browser's own coverage. */
export const traces = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const vite = await createServer({ root, server: { port: 0, hmr: false }, logLevel: "error" })
  await vite.listen()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] })
  try {
    const baseURL = vite.resolvedUrls!.local[0]!
    const context = await browser.newContext({ baseURL })
    const found = new Map<string, readonly string[]>()
    for (const flow of flows) {
      found.set(flow.name, await traceOf(context, flow))
      if (flow.path === "/signin") await signUp(context, baseURL)
    }
    return found
  } finally {
    await browser.close()
    await vite.close()
  }
}

const signUp = async (context: BrowserContext, url: string): Promise<void> => {
  const response = await context.request.post("/api/v1/signup", { data: person })
  const tokens = (await response.json()) as { readonly access_token: string; readonly refresh_token: string }
  await context.addCookies([
    { name: "token", value: tokens.access_token, url },
    { name: "refreshToken", value: tokens.refresh_token, url },
  ])
}
