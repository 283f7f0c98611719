import { describe, expect, it } from "vitest"
import { reuseEarlyCalls } from "./reuse-early-calls.ts"

const headers = { Accept: "application/json", "Accept-Language": "en-US" }
const url = "/api/v1/products"

const begin = (received: { readonly [name: string]: string } = headers) => ({
  calls: { [url]: { headers: received, response: Promise.resolve(new Response("early")) } },
})
const fetched = async () => new Response("late")
const ready = { hydrated: Promise.resolve(), painted: Promise.resolve() }
const text = async (response: Promise<Response>) => (await response).text()

describe("a call that the document has started", () => {
  it("is used once", async () => {
    const fetch = reuseEarlyCalls(fetched, begin(), ready)
    expect([
      await text(fetch(url, { method: "GET", headers })),
      await text(fetch(url, { method: "GET", headers })),
    ]).toEqual(["early", "late"])
  })

  it.each([
    ["of another person", { headers: { ...headers, Authorization: "Bearer b" } }],
    ["in another language", { headers: { ...headers, "Accept-Language": "ru-RU" } }],
    ["that changes something", { headers, method: "POST" }],
  ])("is not used for a call %s", async (_, init) => {
    expect(await text(reuseEarlyCalls(fetched, begin(), ready)(url, { method: "GET", ...init }))).toBe("late")
  })

  it("is not used for another path", async () => {
    expect(await text(reuseEarlyCalls(fetched, begin(), ready)(`${url}/1`, { method: "GET", headers }))).toBe("late")
  })

  it("is not used if the document started none", async () => {
    expect(await text(reuseEarlyCalls(fetched, undefined, ready)(url, { method: "GET", headers }))).toBe("late")
  })
})

it("delivers no response before hydration, and no list before the main figures are painted", async () => {
  const [hydrated, painted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const received: Array<string> = []
  const fetch = reuseEarlyCalls(fetched, begin(), { hydrated: hydrated.promise, painted: painted.promise })
  const orders = "/api/v1/orders/?offset=0&count=5"
  const contracts = "/api/v1/contracts/?offset=0&count=5"
  const pending = [contracts, url, orders].map((each) =>
    fetch(each, { method: "GET", headers }).then(() => received.push(each)),
  )
  const flush = () =>
    new Promise((done) => {
      setImmediate(done)
    })
  await flush()
  received.push("hydrated")
  hydrated.resolve()
  await flush()
  received.push("painted")
  painted.resolve()
  await Promise.all(pending)
  expect(received).toEqual(["hydrated", url, orders, "painted", contracts])
})
