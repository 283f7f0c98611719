import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { encodePathSegment } from "#domain/shared/path-segment.ts"
import { parseRedirectTarget } from "./redirect.ts"
import { matchRoute } from "./routes.ts"

const id = "3f0e8a52-5b0c-4c9c-9d5e-0d6f5d1a7c11"

const welcome = [
  "/",
  "/buy",
  `/buy/${id}`,
  `/buy/${id}/method`,
  `/buy/${id}/status`,
  `/buy/${id}/status/${id}`,
  "/buy?productId=btc-1&referralCode=A",
  "/cabinet",
  "/cabinet/",
  "/cabinet/contracts?state=Active&page=2",
  "/cabinet/orders",
  `/cabinet/orders/${id}`,
  "/cabinet/history#top",
  "/cabinet/settings",
  "/cabinet/partner",
  "/cabinet/history?label=%D0%B0%20b",
  "/demo",
  // Partner's codes as people type them.
  "/buy?referralCode=A%20B",
  "/buy?referralCode=A+B",
  "/buy?referralCode=A%2BB",
  "/buy?referralCode=100%25",
  "/buy?referralCode=100%25zz",
  "/buy?referralCode=%2F",
  "/buy?referralCode=A%2FB",
  "/buy?referralCode=%D0%9A%D0%BE%D0%B4",
]

const hostile = [
  // Targets on a different host.
  "//evil.example",
  "///evil.example",
  "////evil.example/cabinet",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\\/evil.example",
  "//\\evil.example",
  "/\\\\evil.example",
  "https://evil.example",
  "HTTPS://evil.example/cabinet",
  "http:evil.example",
  "https:/evil.example",
  "https:\\\\evil.example",
  "//evil.example/cabinet",
  "//evil%2eexample",
  "//user@evil.example",
  "//localhost@evil.example",
  "/@evil.example",
  "@evil.example",
  ".evil.example",
  "evil.example",
  "//[::1]",
  "//2130706433",
  "//0x7f000001",
  "//evil。example",
  "/／evil.example",
  "／／evil.example",
  "//evil.example:443",
  // Targets with a different scheme.
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\tjavascript:alert(1)",
  " javascript:alert(1)",
  "javascript://%0aalert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:https://evil.example/x",
  "file:///etc/passwd",
  "mailto:a@b.c",
  "about:blank",
  "view-source:/cabinet",
  "/javascript:alert(1)",
  // Targets with characters that parsers ignore, so that a check may miss what follows.
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/ /evil.example",
  "/\u0000/evil.example",
  "/cabinet\n",
  "/cabinet\u0000",
  "/cabinet\r\nSet-Cookie:a=b",
  "\u2028/cabinet",
  "\ufeff/cabinet",
  "/\u00a0/evil.example",
  "/cabinet\u202e",
  "/cabinet ",
  " /cabinet",
  // Hostile targets that are encoded once or several times.
  "/%2fevil.example",
  "/%2f%2fevil.example",
  "%2f%2fevil.example",
  "/%5cevil.example",
  "/%5c%5cevil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d/evil.example",
  "/%00",
  "/cabinet%00",
  "/cabinet%0a",
  "/%252f%252fevil.example",
  "/%25255cevil.example",
  "/cabinet/%2e%2e/signin",
  "/cabinet/orders/%2e%2e",
  "/cabinet/orders/%2E.",
  "/cabinet/orders/..%2f..",
  "/cabinet?x=%0d%0aSet-Cookie:a",
  "/cabinet?x=%5c%5cevil",
  "/cabinet?x=%2f%2fevil",
  "/cabinet?x=%25252525252f",
  "/cabinet?x=%25zz%2f%2fevil",
  "/cabinet?x=%25zz%255cevil",
  "/cabinet?x=%25ff%250aevil",
  "/cabinet?x=%",
  "/cabinet?x=%zz",
  "/cabinet/orders/%",
  "/%c0%af/evil.example",
  "/cabinet/orders/%ff",
  // Paths that leave the site's tree, or that match no page.
  "/..",
  "/../cabinet",
  "/cabinet/..",
  "/cabinet/../signin",
  "/cabinet/./orders",
  "/cabinet/orders/..",
  "/cabinet/orders/.",
  "/cabinet//orders",
  "/cabinet//evil.example",
  "/buy//method",
  "/.",
  "/nowhere",
  "/api/v1/signout",
  "/sandbox",
  "/cabinet/nowhere",
  "/Cabinet",
  "/CABINET",
  "/cabinet/orders/a/b",
  "/assets/x.js",
  "/index.html",
  "?redirect=/cabinet",
  "#/cabinet",
  "cabinet",
  "",
  // The pages of signing in, which would redirect in a circle.
  "/signin",
  "/signup",
  "/signin?redirect=/cabinet",
  "/signup?redirect=%2Fsignin",
  "/signin/",
  "/confirm?token=x",
  "/recovery",
  "/recovery?token=x",
  // Targets that are too long.
  `/cabinet?x=${"a".repeat(2048)}`,
  `/cabinet?x=${"%D0%B0".repeat(400)}`,
]

describe("a redirect", () => {
  it.each(welcome)("is accepted: %j", (text) => {
    expect(parseRedirectTarget(text)).toBe(text)
  })

  it("is tested with more than eighty different hostile texts", () => {
    expect(hostile.length).toBeGreaterThan(80)
    expect(new Set(hostile).size).toBe(hostile.length)
  })

  it.each(hostile)("is refused: %j", (text) => {
    expect(parseRedirectTarget(text)).toBeNull()
  })

  it("is refused when it is missing", () => {
    expect(parseRedirectTarget(null)).toBeNull()
  })

  const bricks = fc.constantFrom(
    "/",
    "//",
    "\\",
    "%2f",
    "%5C",
    "%252f",
    "\t",
    "\n",
    "\r",
    " ",
    "\u0000",
    "%00",
    "%0a",
    ".",
    "..",
    "%2e",
    "@",
    ":",
    "?",
    "#",
    "&",
    "=",
    "http:",
    "https:",
    "javascript:",
    "evil.example",
    "localhost",
    "cabinet",
    "buy",
    "orders",
    "signin",
    "а",
    "／",
    "%",
    "\u2028",
  )
  const built = fc
    .array(fc.oneof({ weight: 6, arbitrary: bricks }, fc.string({ maxLength: 4 })), { maxLength: 9 })
    .map((parts) => parts.join(""))
  const near = fc.tuple(fc.constantFrom(...welcome), built).map(([good, tail]) => good + tail)

  it("never leads to another origin, another scheme or a sign-in page", () => {
    fc.assert(
      fc.property(fc.oneof(built, near, fc.webUrl(), fc.string()), (text) => {
        const target = parseRedirectTarget(text)
        if (target === null) return
        const url = new URL(target, "https://hashwell.example")
        expect(url.origin).toBe("https://hashwell.example")
        expect(url.pathname).toBe(target.split(/[?#]/, 1)[0])
        expect(matchRoute(url.pathname)).not.toBeNull()
        expect(url.pathname).not.toMatch(/^\/(signin|signup|confirm|recovery)/)
      }),
      { numRuns: 20_000 },
    )
  })
})

describe("a part of a path", () => {
  it.each(["", ".", ".."])("cannot be %j", (text) => {
    expect(() => encodePathSegment(text)).toThrow("Not a path part")
  })

  it("is the same after encoding and decoding, or matches no route", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text !== "." && text !== ".."),
        (text) => {
          const match = matchRoute(`/cabinet/orders/${encodePathSegment(text)}`)
          if (/[/\\\x00-\x1f\x7f]/.test(text)) expect(match).toBeNull()
          else expect(match).toEqual({ name: "order", params: { id: text } })
        },
      ),
    )
  })
})

describe("the path", () => {
  it.each([
    ["/", "home", {}],
    ["/buy", "buy", {}],
    ["/buy/", "buy", {}],
    [`/buy/${id}`, "buy", { orderId: id }],
    [`/buy/${id}/method`, "buyMethod", { orderId: id }],
    [`/buy/${id}/status`, "buyStatus", { orderId: id }],
    [`/buy/${id}/status/42`, "buyStatus", { orderId: id, invoiceId: "42" }],
    ["/cabinet/orders", "orders", {}],
    ["/cabinet/orders/7", "order", { id: "7" }],
    ["/cabinet/buy", "cabinetBuy", {}],
  ])("%s matches the route %s", (path, name, params) => {
    expect(matchRoute(path)).toEqual({ name, params })
  })

  it.each(["", "buy", "//", "/buy//", "/buy//method", "/x", "/cabinet/x", "/buy/1/status/2/3", "/buy/1/2"])(
    "%j matches no route",
    (path) => {
      expect(matchRoute(path)).toBeNull()
    },
  )
})
