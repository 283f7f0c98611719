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

it("tells each loading of the history with the page before this one", () => {
  const { visit, go } = open("/cabinet/history")
  const received: Array<HistoryLoaded> = []
  const stop = visit.onHistory((loaded) => {
    received.push(loaded)
  })
  visit.historyLoaded(3)
  go("/cabinet/contracts")
  go("/cabinet/history")
  // A second page of the list has the same route, so the contracts are still the previous page.
  go("/cabinet/history", "replaceState")
  visit.historyLoaded(3)
  go("/signin", "replaceState")
  go("/cabinet", "popstate")
  visit.historyLoaded(0)
  go("/nowhere")
  go("/cabinet")
  visit.historyLoaded(1)
  stop()
  visit.historyLoaded(9)
  expect(received).toEqual([
    { total: 3, previous: null },
    { total: 3, previous: "contracts" },
    { total: 0, previous: "signIn" },
    { total: 1, previous: "notFound" },
  ])
})

it("reports no missed load that has become stale", () => {
  const { visit } = open("/cabinet")
  const received: Array<HistoryLoaded> = []
  visit.historyLoaded(1)
  visit.historyStale()
  visit.onHistory((loaded) => {
    received.push(loaded)
  })
  visit.historyLoaded(2)
  expect(received).toEqual([{ total: 2, previous: null }])
})

it("reports the last missed load, once", () => {
  const { visit } = open("/cabinet")
  visit.historyLoaded(1)
  visit.historyLoaded(2)
  const received: Array<HistoryLoaded> = []
  visit.onHistory((loaded) => {
    received.push(loaded)
  })
  visit.onHistory((loaded) => {
    received.push(loaded)
  })
  expect(received).toEqual([{ total: 2, previous: null }])
})
