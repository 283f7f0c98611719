/** Runs in the page, before anything else does. */
export const watchPage = ({
  control,
  content,
}: {
  readonly control: string | null
  readonly content: string
}): void => {
  /** The part of React's internal root that tells whether it hydrated the existing HTML. */
  interface Taken {
    readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } }
  }
  interface Seen {
    paint: number
    frame: number
    ready: number | null
    control: number | null
    tasks: { readonly start: number; readonly length: number }[]
    shift: number
    strokes: number[]
  }
  const seen: Seen = { paint: 0, frame: 0, ready: null, control: null, tasks: [], shift: 0, strokes: [] }
  Object.assign(window, { seen })
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true })
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.paint = startTime
    if (seen.frame === 0 || seen.control === null || startTime < seen.control) seen.frame = startTime
  })
  observe("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, length: duration }))
  observe("layout-shift", (entry) => {
    seen.shift += (entry as PerformanceEntry & { readonly value: number }).value
  })
  // React marks the elements it created or hydrated, and the root.
  const recordOf = (element: Element, name: string): unknown =>
    Object.entries(element).find(([key]) => key.startsWith(name))?.[1]
  const isTaken = (element: Element): boolean => {
    for (let above: Element | null = element; above !== null; above = above.parentElement) {
      const root = recordOf(above, "__reactContainer") as Taken | undefined
      if (root !== undefined) return root.stateNode.current.memoizedState?.isDehydrated === false
    }
    return false
  }
  const look = () => {
    const element = control === null ? null : document.querySelector(control)
    if (element && recordOf(element, "__reactProps") !== undefined && isTaken(element)) seen.control = performance.now()
    else if (control !== null) setTimeout(look, 5)
  }
  look()
  const lookForContent = () => {
    const shown = [...document.querySelectorAll(content)].some((element) => element.getBoundingClientRect().width > 0)
    if (shown) seen.ready = performance.now()
    else requestAnimationFrame(lookForContent)
  }
  requestAnimationFrame(lookForContent)
  const painted = new MessageChannel()
  const waiting: number[] = []
  painted.port1.onmessage = () => waiting.splice(0).forEach((since) => seen.strokes.push(performance.now() - since))
  addEventListener(
    "input",
    ({ timeStamp }) => {
      waiting.push(timeStamp)
      requestAnimationFrame(() => painted.port2.postMessage(null))
    },
    { capture: true },
  )
}

export interface PageTimeline {
  readonly paint: number
  /** The largest until the page works; what is painted later came with its data. */
  readonly frame: number
  /** The first frame with the main content. */
  readonly ready: number | null
  readonly control: number | null
  readonly tasks: readonly { readonly start: number; readonly length: number }[]
  readonly shift: number
  readonly strokes: readonly number[]
}

/** The part of long tasks above 50 ms, from the start until the control works. */
export const blockingOf = ({ tasks, control }: PageTimeline): number =>
  tasks
    .filter(({ start }) => control === null || start < control)
    .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0)
