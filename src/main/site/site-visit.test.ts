import { expect, it } from "vitest"
import type { HistoryLoaded } from "#domain/site/review.ts"
import { createSiteVisit } from "./site-visit.ts"

const open = (path: string) => {
  const events = new EventTarget()
  const site = Object.assign(events, { location: { pathname: path } })
  const visit = createSiteVisit(site as unknown as Window)
  const go = (to: string, how = "pushState") => {
    site.location.pathname = to
    events.dispatchEvent(new Event(how))
  }
  return { visit, go }
}

it("reports each load of the history together with the previous page", () => {
  const { visit, go } = open("/cabinet/history")
  const received: Array<HistoryLoaded> = []
  const stop = visit.onHistory((loaded) => {
    received.push(loaded)
  })
  visit.recordHistory(3)
  go("/cabinet/contracts")
  go("/cabinet/history")
  // A second page of the list has the same route, so the contracts are still the previous page.
  go("/cabinet/history", "replaceState")
  visit.recordHistory(3)
  go("/signin", "replaceState")
  go("/cabinet", "popstate")
  visit.recordHistory(0)
  go("/nowhere")
  go("/cabinet")
  visit.recordHistory(1)
  stop()
  visit.recordHistory(9)
  expect(received).toEqual([
    { total: 3, previous: null },
    { total: 3, previous: "contracts" },
    { total: 0, previous: "signIn" },
    { total: 1, previous: "notFound" },
  ])
})

it("does not report an earlier load that has become stale", () => {
  const { visit } = open("/cabinet")
  const received: Array<HistoryLoaded> = []
  visit.recordHistory(1)
  visit.forgetHistory()
  visit.onHistory((loaded) => {
    received.push(loaded)
  })
  visit.recordHistory(2)
  expect(received).toEqual([{ total: 2, previous: null }])
})

it("reports only the last earlier load, once", () => {
  const { visit } = open("/cabinet")
  visit.recordHistory(1)
  visit.recordHistory(2)
  const received: Array<HistoryLoaded> = []
  visit.onHistory((loaded) => {
    received.push(loaded)
  })
  visit.onHistory((loaded) => {
    received.push(loaded)
  })
  expect(received).toEqual([{ total: 2, previous: null }])
})
