export interface Baseline {
  readonly name: string
  readonly path: string
  /** The main content, by a selector. */
  readonly content: string
  /** What a person would use first; null where the bare page has none. */
  readonly control: string | null
}

interface Timeline {
  firstPaint: number
  largestPaint: number
  content: number
  control: number | null
  readonly tasks: { readonly at: number; readonly length: number }[]
}

/** Runs in the page, before anything else does. */
export const timeline = ({ content, control }: Pick<Baseline, "content" | "control">): void => {
  const seen: Timeline = { firstPaint: 0, largestPaint: 0, content: 0, control: null, tasks: [] }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime
  })
  observe("largest-contentful-paint", ({ startTime }) => (seen.largestPaint = startTime))
  observe("longtask", ({ startTime, duration }) => seen.tasks.push({ at: startTime, length: duration }))
  const look = () => {
    // The bare pages are rendered by their scripts: there is nothing to hydrate.
    const isHydrated = location.pathname.startsWith("/bare/") || document.querySelector("[data-hydrated]") !== null
    if (control === null) return
    if (isHydrated && document.querySelector(control) !== null) seen.control = performance.now()
    else setTimeout(look, 5)
  }
  look()
  const lookForContent = () => {
    const isShown = [...document.querySelectorAll(content)].some((element) => element.getBoundingClientRect().width > 0)
    if (isShown) seen.content = performance.now()
    else requestAnimationFrame(lookForContent)
  }
  requestAnimationFrame(lookForContent)
}

/** Runs in the page: what was seen, once the content is there and the control works. */
export const hydrated = (hasControl: boolean): Timeline | null => {
  const { seen } = window as unknown as { readonly seen: Timeline }
  return seen.content > 0 && (!hasControl || seen.control !== null) ? seen : null
}
