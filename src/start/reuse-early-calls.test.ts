import { describe, expect, it } from "vitest"
import { reuseEarlyCalls } from "./reuse-early-calls.ts"

const headers = { Accept: "application/json", "Accept-Language": "en-US" }
const url = "/api/v1/products"

const begin = (received: { readonly [name: string]: string } = headers) => ({
  calls: { [url]: { headers: received, response: Promise.resolve(new Response("early")) } },
})
const fetched = async () => new Response("late")
const text = async (response: Promise<Response>) => (await response).text()

describe("a call that began with the document", () => {
  it("is taken up once", async () => {
    const fetch = reuseEarlyCalls(fetched, begin(), Promise.resolve())
    expect([
      await text(fetch(url, { method: "GET", headers })),
      await text(fetch(url, { method: "GET", headers })),
    ]).toEqual(["early", "late"])
  })

  it.each([
    ["of another person", { headers: { ...headers, Authorization: "Bearer b" } }],
    ["in another language", { headers: { ...headers, "Accept-Language": "ru-RU" } }],
    ["that changes something", { headers, method: "POST" }],
  ])("does not stand for one %s", async (_, init) => {
    expect(await text(reuseEarlyCalls(fetched, begin(), Promise.resolve())(url, { method: "GET", ...init }))).toBe(
      "late",
    )
  })

  it("does not stand for another address", async () => {
    expect(
      await text(reuseEarlyCalls(fetched, begin(), Promise.resolve())(`${url}/1`, { method: "GET", headers })),
    ).toBe("late")
  })

  it("is not used where the document started nothing", async () => {
    expect(await text(reuseEarlyCalls(fetched, undefined, Promise.resolve())(url, { method: "GET", headers }))).toBe(
      "late",
    )
  })
})

it("no response is delivered before the page is hydrated", async () => {
  let live = () => {}
  const hydrated = new Promise<void>((done) => {
    live = done
  })
  const received: Array<string> = []
  const asked = reuseEarlyCalls(
    fetched,
    begin(),
    hydrated,
  )(url, { method: "GET", headers }).then(() => received.push("answered"))
  await new Promise((done) => {
    setImmediate(done)
  })
  received.push("hydrated")
  live()
  await asked
  expect(received).toEqual(["hydrated", "answered"])
})
