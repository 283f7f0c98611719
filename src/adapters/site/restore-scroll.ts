/**
 * The position at which the visitor left a page. `to` is the path and query of the followed link, and `index` the index of the link among
 * the links to the same page. `top` is the link's position in the window, and `scroll` the page's, both in pixels.
 */
interface ScrollPosition {
  readonly to: string
  readonly index: number
  readonly top: number
  readonly scroll: number
}

const inputs = ["wheel", "touchstart", "pointerdown", "keydown"]

type Site = Pick<Window, "addEventListener" | "document" | "scrollBy" | "scrollTo" | "scrollY"> & {
  readonly location: Pick<Location, "pathname" | "search">
}

/**
 * Restores the scroll position after Back, so that the followed link is where it was in the window. The browser restores too early, because
 * the rows of a list are still loading. The function therefore adjusts the position until nothing on the page is loading or the visitor
 * does something.
 */
export const restoreScroll = (site: Site): void => {
  const { document } = site
  const places = new Map<string, ScrollPosition>()
  const address = () => site.location.pathname + site.location.search
  const linksTo = (to: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].filter(
      ({ pathname, search }) => pathname + search === to,
    )
  let here = address()
  let restoring = new AbortController()

  const restore = ({ to, index, top, scroll }: ScrollPosition) => {
    const { signal } = restoring
    let isFocused = false
    const adjust = () => {
      const link = linksTo(to)[index]
      const isComplete = document.querySelector("main h1") !== null && document.querySelector("[data-awaited]") === null
      if (link !== undefined) {
        if (!isFocused) link.focus({ preventScroll: true })
        isFocused = true
        site.scrollBy(0, link.getBoundingClientRect().top - top)
      } else if (isComplete) site.scrollTo(0, scroll)
      if (isComplete) restoring.abort()
    }
    const observer = new MutationObserver(adjust)
    observer.observe(document.body, { childList: true, subtree: true })
    signal.addEventListener("abort", () => observer.disconnect())
    for (const input of inputs)
      site.addEventListener(input, () => restoring.abort(), { signal, passive: true, capture: true })
  }

  const moved = () => {
    restoring.abort()
    restoring = new AbortController()
    here = address()
  }
  site.addEventListener("replaceState", moved)
  site.addEventListener("popstate", () => {
    moved()
    const place = places.get(here)
    if (place !== undefined) restore(place)
  })
  site.addEventListener("pushState", () => {
    // The old page is still rendered at its scroll position (see src/start/client.tsx).
    const to = address()
    const links = linksTo(to)
    const index = Math.max(
      links.findIndex((link) => link === document.activeElement),
      0,
    )
    places.set(here, { to, index, top: links[index]?.getBoundingClientRect().top ?? 0, scroll: site.scrollY })
    moved()
  })
}
