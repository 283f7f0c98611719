import { describe, expect, it } from "vitest"
import {
  errorReportOf,
  hasTokenInQuery,
  observeErrors,
  observePages,
  createRemoteAnalytics,
  type ErrorReport,
} from "./observers.ts"

const visit = (at: string) => {
  const target = new EventTarget()
  const location = { pathname: "", search: "" }
  const go = (to: string) => {
    const { pathname, search } = new URL(to, "http://localhost")
    Object.assign(location, { pathname, search })
    target.dispatchEvent(new Event("pushState"))
  }
  const pages: Array<string> = []
  const faults: Array<ErrorReport> = []
  go(at)
  const site = {
    location,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  } as unknown as Parameters<typeof observePages>[0]
  const stopPages = observePages(site, { page: (path) => pages.push(path) })
  const stopErrors = observeErrors(site, { report: (fault) => faults.push(fault) })
  const stop = () => {
    stopPages()
    stopErrors()
  }
  const fail = (error: unknown) => target.dispatchEvent(Object.assign(new Event("error"), { error }))
  const reject = (reason: unknown) => target.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }))
  return { go, pages, faults, stop, fail, reject }
}

describe("analytics", () => {
  it("receives each page once, without its query", () => {
    const { go, pages } = visit("/?utm_source=news")
    go("/cabinet/contracts?state=Active")
    go("/cabinet/contracts?state=Expired")
    go("/cabinet")
    expect(pages).toEqual(["/", "/cabinet/contracts", "/cabinet"])
  })

  it("receives no page whose URL contains a token until the token is removed", () => {
    const { go, pages } = visit("/confirm?token=secret")
    expect(pages).toEqual([])
    go("/confirm")
    expect(pages).toEqual(["/confirm"])
    go("/recovery?token=secret&redirect=%2Fcabinet")
    expect(pages).toEqual(["/confirm"])
  })

  it("is not affected if its service fails to load", async () => {
    const analytics = createRemoteAnalytics(() => Promise.reject(new TypeError("blocked")))
    analytics.page("/")
    analytics.page("/buy")
    await Promise.resolve()
    expect(analytics).toBeDefined()
  })

  it("loads its service once, and reports everything after that", async () => {
    const received: Array<string> = []
    let fetched = 0
    const analytics = createRemoteAnalytics(() => {
      fetched += 1
      return Promise.resolve({
        page: (path: string) => {
          received.push(path)
        },
      })
    })
    analytics.page("/")
    analytics.page("/buy")
    await Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => Promise.resolve())
    expect({ received, fetched }).toEqual({ received: ["/", "/buy"], fetched: 1 })
  })
})

describe("error reporting", () => {
  it("receives the error and the path of the page", () => {
    const { faults, fail, reject } = visit("/cabinet?page=2")
    fail(new TypeError("x is undefined"))
    reject("no")
    expect(faults).toEqual([
      expect.objectContaining({ name: "TypeError", message: "x is undefined", path: "/cabinet" }),
      { name: "string", message: "no", stack: null, path: "/cabinet" },
    ])
  })

  it("receives nothing on a page with a token in its URL, and nothing after it is stopped", () => {
    const { faults, fail, go, stop } = visit("/recovery?token=secret")
    fail(new Error("one"))
    expect(faults).toEqual([])
    go("/recovery")
    stop()
    fail(new Error("two"))
    expect(faults).toEqual([])
  })

  it("removes the query of every URL in an error", () => {
    const error = new Error("GET http://h.example/a?token=secret#x failed")
    error.stack = "at f (http://h.example/main.js?v=secret:1:2)"
    const fault = errorReportOf(error, "/")
    expect(JSON.stringify(fault)).not.toContain("secret")
    expect(fault.message).toBe("GET http://h.example/a failed")
  })
})

it.each([
  ["?token=", true],
  ["?a=1&token=x", true],
  ["", false],
  ["?tokens=1", false],
])("detects a token in the query %j: %s", (search, holds) => {
  expect(hasTokenInQuery(search)).toBe(holds)
})
