import type { Browser, BrowserContext, CDPSession, Page } from "playwright"
import { type NetworkProfile, throttle } from "./network.ts"
import { blockingOf, type PageTimeline, watchPage } from "./watch.ts"

export type Cookie = { readonly name: string; readonly value: string }
export type VisitSubject = {
  readonly name: string
  readonly url: string
  /** What a person would use first; null on a page where nothing can be used. */
  readonly control: string | null
  /** The main content: it is ready once it is on the screen. */
  readonly content: string
  /** A field to type into. */
  readonly field: string | null
  readonly cookies: readonly Cookie[]
}
export type VisitMeasurement = {
  readonly paint: number
  readonly frame: number
  readonly ready: number
  readonly control: number | null
  readonly blocking: number
  readonly bytes: number
  readonly shift: number
  readonly stroke: number | null
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const load = async (
  page: Page,
  session: CDPSession,
  { url, control, field }: VisitSubject,
): Promise<VisitMeasurement> => {
  let bytes = 0
  const count = ({ encodedDataLength }: { readonly encodedDataLength: number }) => {
    bytes += encodedDataLength
  }
  session.on("Network.loadingFinished", count)
  await page.goto(url, { waitUntil: "networkidle" })
  await page.waitForFunction((hasControl) => {
    const { seen } = window as unknown as { readonly seen: PageTimeline }
    return seen.ready !== null && (!hasControl || seen.control !== null)
  }, control !== null)
  const read = () => page.evaluate(() => (window as unknown as { readonly seen: PageTimeline }).seen)
  const seen = await read()
  session.off("Network.loadingFinished", count)
  let stroke: number | null = null
  if (field !== null) {
    await page.focus(field)
    await page.keyboard.type("anna@example.com", { delay: 30 })
    await page.waitForFunction(
      (before) => (window as unknown as { readonly seen: PageTimeline }).seen.strokes.length > before,
      seen.strokes.length + 14,
    )
    stroke = median((await read()).strokes)
  }
  return {
    paint: seen.paint,
    frame: seen.frame,
    ready: seen.ready!,
    control: seen.control,
    blocking: blockingOf(seen),
    bytes,
    shift: seen.shift,
    stroke,
  }
}

const openContext = async (browser: Browser, { url, cookies }: VisitSubject): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-US" })
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })))
  return context
}

/** The first visit with nothing kept, and the second one. */
export const measureVisit = async (
  browser: Browser,
  subject: VisitSubject,
  net: NetworkProfile,
): Promise<{ readonly cold: VisitMeasurement; readonly warm: VisitMeasurement }> => {
  const context = await openContext(browser, subject)
  const once = async () => {
    const page = await context.newPage()
    await page.addInitScript(watchPage, { control: subject.control, content: subject.content })
    const session = await context.newCDPSession(page)
    await throttle(session, net)
    const measured = await load(page, session, subject)
    await page.close()
    return measured
  }
  const cold = await once()
  const warm = await once()
  await context.close()
  return { cold, warm }
}
