export interface Baseline {
  readonly name: string
  readonly path: string
  /** A selector of the main content. */
  readonly content: string
  /** A selector of the control that a visitor would use first, or null if the bare page has none. */
  readonly control: string | null
}

/** Times in milliseconds since the navigation. An event that has not happened is missing. */
export interface Timeline {
  "first paint"?: number
  "largest paint"?: number
  content?: number
  control?: number
  /** The time that main-thread tasks take beyond 50 ms each, until a person can use the page. */
  blocked: number
}

/** Records the times in `window.seen`. The browser runs this function in the page before all other scripts. */
export const timeline = ({ content, control }: Pick<Baseline, "content" | "control">): void => {
  const seen: Timeline = { blocked: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen["first paint"] = startTime
  })
  observe("largest-contentful-paint", ({ startTime }) => (seen["largest paint"] = startTime))
  observe("longtask", ({ startTime, duration }) => {
    const until = control === null ? seen.content : seen.control
    if (startTime < (until ?? Infinity)) seen.blocked += duration - 50
  })
  const look = () => {
    // The bare pages need no hydration, because their scripts render them.
    const isHydrated = location.pathname.startsWith("/bare/") || document.querySelector("[data-hydrated]") !== null
    const isShown = [...document.querySelectorAll(content)].some((element) => element.getBoundingClientRect().width > 0)
    if (isShown) seen.content ??= performance.now()
    if (control !== null && isHydrated && document.querySelector(control) !== null) seen.control ??= performance.now()
    if (seen.content === undefined || (control !== null && seen.control === undefined)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page. Returns the recorded times once the content is visible and the control works, and null before that. */
export const hydrated = (hasControl: boolean): Timeline | null => {
  const { seen } = window as unknown as { readonly seen: Timeline }
  return seen.content !== undefined && (!hasControl || seen.control !== undefined) ? seen : null
}
