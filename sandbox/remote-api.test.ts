import { expect, test } from "vitest"
import { createRemoteApi, isOrigin } from "./remote-api.ts"

const requests: Array<readonly [string, RequestInit]> = []
const ask = ((url: URL, init: RequestInit) => {
  requests.push([url.href, init])
  return Promise.resolve(new Response("{}", { status: 201, headers: { "X-Request-Id": "r1", "Content-Length": "2" } }))
}) as unknown as typeof fetch

test("a call and its response are forwarded unchanged", async () => {
  const { fetch } = createRemoteApi("https://api.example", ask)
  const answer = await fetch(
    new Request("http://127.0.0.1:4173/api/v1/orders/?count=1", {
      method: "POST",
      body: '{"a":1}',
      headers: { Authorization: "Bearer x", Host: "127.0.0.1" },
    }),
  )
  expect([answer.status, answer.headers.get("X-Request-Id"), answer.headers.has("Content-Length")]).toEqual([
    201,
    "r1",
    false,
  ])
  const [url, init] = requests.at(-1)!
  expect([url, init.method, new Headers(init.headers).get("Authorization"), init.redirect]).toEqual([
    "https://api.example/api/v1/orders/?count=1",
    "POST",
    "Bearer x",
    "manual",
  ])
  expect(new TextDecoder().decode(init.body as ArrayBuffer)).toBe('{"a":1}')
})

test("there is no desk elsewhere", async () => {
  const before = requests.length
  expect(
    (await createRemoteApi("https://api.example", ask).fetch(new Request("http://localhost/sandbox"))).status,
  ).toBe(404)
  expect(requests).toHaveLength(before)
})

test.for([
  "ftp://api.example",
  "https://api.example/v1",
  "https://api.example?a=b",
  "api.example",
  "https://",
  "https://a b",
])("%s is no origin", (text) => {
  expect(isOrigin(text)).toBe(false)
})

test.for(["https://api.example", "http://127.0.0.1:8080/"])("%s is one", (text) => {
  expect(isOrigin(text)).toBe(true)
})
