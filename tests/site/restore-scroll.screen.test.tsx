import { afterEach, beforeEach, expect, it } from "vitest"
import { restoreScroll } from "#adapters/site/restore-scroll.ts"

const main = document.createElement("main")

beforeEach(() => document.body.append(main))
afterEach(() => {
  main.remove()
  scrollTo(0, 0)
})

const heading = "<h1>Orders</h1>"
/** The page while its list loads. */
const loading = `${heading}<div data-awaited>Loading…</div>`
/** Returns the page whose list has loaded. The rows replace the skeleton. */
const rows = (count: number, above = "") =>
  `${heading}${above}${Array.from({ length: count }, (_, row) => `<p style="block-size: 60px"><a href="/orders/${row}">${row}</a></p>`).join("")}`
const linkOf = (row: number) => main.querySelector<HTMLAnchorElement>(`a[href="/orders/${row}"]`)!
const topOf = (row: number) => linkOf(row).getBoundingClientRect().top

const siteAt = (pathname: string) => {
  const location = { pathname, search: "" }
  const site = Object.assign(new EventTarget(), {
    location,
    document,
    scrollBy: scrollBy.bind(window),
    scrollTo: scrollTo.bind(window),
  })
  Object.defineProperty(site, "scrollY", { get: () => window.scrollY })
  restoreScroll(site as unknown as Window)
  const go = (how: string, to: string, html: string) => {
    location.pathname = to
    site.dispatchEvent(new Event(how))
    main.innerHTML = html
    if (how === "pushState") scrollTo(0, 0)
  }
  return { site, go }
}

const leaveAt = (row: number) => {
  main.innerHTML = rows(60)
  const { site, go } = siteAt("/orders")
  scrollTo(0, row * 60 - 200)
  linkOf(row).focus({ preventScroll: true })
  const top = topOf(row)
  go("pushState", `/orders/${row}`, "<h1>An order</h1>")
  return { site, go, top }
}

it("Back waits for the rows, and then restores scroll position and focus at the left row", async () => {
  const { go, top } = leaveAt(40)
  go("popstate", "/orders", loading)
  await expect.poll(() => scrollY).toBe(0)
  main.innerHTML = rows(60)
  await expect.poll(() => document.activeElement).toBe(linkOf(40))
  expect(topOf(40)).toBeCloseTo(top, 0)
})

it("the row keeps its place in the window when a part above it is loaded later", async () => {
  const { go, top } = leaveAt(40)
  go("popstate", "/orders", rows(60, "<div data-awaited>Totals…</div>"))
  await expect.poll(() => document.activeElement).toBe(linkOf(40))
  main.querySelector("[data-awaited]")!.outerHTML = '<div style="block-size: 300px">Totals</div>'
  await expect.poll(() => Math.round(topOf(40))).toBe(Math.round(top))
})

it("the scroll position is not restored once the person scrolls", async () => {
  const { site, go } = leaveAt(40)
  go("popstate", "/orders", loading)
  site.dispatchEvent(new Event("wheel"))
  main.innerHTML = rows(60)
  await expect.poll(() => main.querySelectorAll("a").length).toBe(60)
  expect([scrollY, document.activeElement]).toEqual([0, document.body])
})

it("the scroll position of the page is restored if the row no longer exists", async () => {
  const { go } = leaveAt(40)
  go("popstate", "/orders", loading)
  main.innerHTML = rows(40)
  await expect.poll(() => scrollY).toBe(Math.min(2200, document.documentElement.scrollHeight - innerHeight))
})

it("a newly opened page starts at its top", async () => {
  const { go } = leaveAt(40)
  go("pushState", "/orders", rows(60))
  await expect.poll(() => main.querySelectorAll("a").length).toBe(60)
  expect(scrollY).toBe(0)
})
