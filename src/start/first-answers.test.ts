import { expect, it } from "vitest"
import { readFirstAnswers, readerOf, takeFirstAnswers } from "./first-answers.ts"

const setUp = () => {
  const asked: string[] = []
  const missed: string[] = []
  const fetch = takeFirstAnswers(
    async (url) => {
      asked.push(url)
      return new Response("of the server")
    },
    { calls: { "/api/v1/products": "of the document" }, date: "Sun, 29 Nov 2026 08:00:00 GMT" },
    (url) => missed.push(url),
  )
  const text = async (url: string, method = "GET") => (await fetch(url, { method })).text()
  return { asked, missed, text }
}

it("takes an answer of the document once", async () => {
  const { asked, missed, text } = setUp()
  expect([await text("/api/v1/products"), await text("/api/v1/products")]).toEqual(["of the document", "of the server"])
  expect([asked, missed]).toEqual([["/api/v1/products"], ["/api/v1/products"]])
})

it("gives the server's time with an answer, and its age at most", async () => {
  const date = "Sun, 29 Nov 2026 08:00:00 GMT"
  const document = { calls: { "/api/v1/products": "of the document" }, date }
  const { headers } = await takeFirstAnswers(fetch, document, () => {})("/api/v1/products", { method: "GET" })
  expect(headers.get("Date")).toBe(date)
  // The server may have cached the page for half a minute before the browser received it, so the response is at least that old.
  expect(Number(headers.get("Age"))).toBeGreaterThan(30 + Math.floor(performance.now() / 1_000))
})

it.each([
  ["/api/v1/orders/", "GET"],
  ["/api/v1/products", "POST"],
])("asks the server for %s by %s", async (url, method) => {
  const { missed, text } = setUp()
  expect(await text(url, method)).toBe("of the server")
  expect(missed).toEqual([url])
})

it.each([
  ["the same customer", "culture=ru-RU; token=a", true],
  ["another customer", "token=b", false],
  ["a customer whose token is being replaced", "token=", false],
  ["a visitor", "culture=ru-RU", false],
])("%s takes the answers of a document: $1", (_, cookie, takes) => {
  const textContent = JSON.stringify({
    settings: "{}",
    calls: {},
    date: null,
    machines: [],
    timeZone: "UTC",
    reader: readerOf("token=a"),
  })
  const document = { cookie, getElementById: () => ({ textContent }) } as unknown as Document
  expect(readFirstAnswers(document) !== null).toBe(takes)
})
