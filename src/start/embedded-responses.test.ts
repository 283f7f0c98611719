import { expect, it } from "vitest"
import { readEmbeddedResponses, tokenHashOf, withEmbeddedResponses } from "./embedded-responses.ts"

const setUp = () => {
  const requested: string[] = []
  const missed: string[] = []
  const fetch = withEmbeddedResponses(
    async (url) => {
      requested.push(url)
      return new Response("of the server")
    },
    { calls: { "/api/v1/products": "of the document" }, date: "Sun, 29 Nov 2026 08:00:00 GMT" },
    (url) => missed.push(url),
  )
  const text = async (url: string, method = "GET") => (await fetch(url, { method })).text()
  return { requested, missed, text }
}

it("uses a response in the document once", async () => {
  const { requested, missed, text } = setUp()
  expect([await text("/api/v1/products"), await text("/api/v1/products")]).toEqual(["of the document", "of the server"])
  expect([requested, missed]).toEqual([["/api/v1/products"], ["/api/v1/products"]])
})

it("adds the server's time and the maximum age to a response in the document", async () => {
  const date = "Sun, 29 Nov 2026 08:00:00 GMT"
  const document = { calls: { "/api/v1/products": "of the document" }, date }
  const { headers } = await withEmbeddedResponses(fetch, document, () => {})("/api/v1/products", { method: "GET" })
  expect(headers.get("Date")).toBe(date)
  // The server may have cached the page for half a minute before the browser received it, so the response is at least that old.
  expect(Number(headers.get("Age"))).toBeGreaterThan(30 + Math.floor(performance.now() / 1_000))
})

it.each([
  ["/api/v1/orders/", "GET"],
  ["/api/v1/products", "POST"],
])("calls the server for %s by %s", async (url, method) => {
  const { missed, text } = setUp()
  expect(await text(url, method)).toBe("of the server")
  expect(missed).toEqual([url])
})

it.each([
  ["the same customer", "culture=ru-RU; token=a", true],
  ["another customer", "token=b", false],
  ["a customer whose token is being replaced", "token=", false],
  ["a visitor", "culture=ru-RU", false],
])("%s gets the responses of a document: $1", (_, cookie, isRead) => {
  const textContent = JSON.stringify({
    settings: "{}",
    calls: {},
    date: null,
    machines: [],
    timeZone: "UTC",
    tokenHash: tokenHashOf("token=a"),
  })
  const document = { cookie, getElementById: () => ({ textContent }) } as unknown as Document
  expect(readEmbeddedResponses(document) !== null).toBe(isRead)
})
