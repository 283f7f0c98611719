import { afterAll, expect, it } from "vitest"
import { createFetchHandler } from "./app.ts"
import { clientOf, parseTrustedProxies } from "./client.ts"
import type { fetchRemote } from "./fetch-remote.ts"
import { readEndOfList, readShortHeader, withShortHeaders } from "./header-limits.ts"
import { createLog, currentClient } from "./logging.ts"
import { createRemoteApi } from "./remote-api.ts"
import { createRequestHandler } from "./request-handler.ts"
import { tokens } from "./schemas/accounts.ts"
import { openTestDatabase } from "./testing/database.ts"

const { db, close } = await openTestDatabase()
afterAll(close)
const fetch = createFetchHandler(db, { extensions: ["sessions"] })

const ask = (headers: Readonly<Record<string, string>>) => new Request("http://localhost/", { headers })

it.each([
  ["User-Agent", 512],
  ["Accept-Language", 512],
  ["Authorization", 512],
  ["X-Forwarded-For", 512],
  ["Cookie", 8192],
  ["X-TFA", 8192],
] as const)("treats %s as empty beyond %i characters, and keeps other headers", (name, longest) => {
  const fitting = ask({ [name]: "a".repeat(longest), Accept: "b" })
  expect(withShortHeaders(fitting)).toBe(fitting)
  expect(readShortHeader(fitting, name)).toBe("a".repeat(longest))
  const long = ask({ [name]: "a".repeat(longest + 1), Accept: "b" })
  expect([...withShortHeaders(long).headers]).toEqual(
    expect.arrayContaining([
      [name.toLowerCase(), ""],
      ["accept", "b"],
    ]),
  )
  expect(readShortHeader(long, name)).toBe(null)
})

it.each([
  ["203.0.113.1", "203.0.113.1"],
  [`${"6.6.6.6, ".repeat(100)}203.0.113.1`, "203.0.113.1"],
  [`${"a".repeat(600)}, 203.0.113.1`, "203.0.113.1"],
  [`${"6".repeat(600)}, 203.0.113.1, 10.1.2.3`, "203.0.113.1"],
])("reads the client from the last proxy, however long the header is", (forwarded, client) => {
  const end = readEndOfList(ask({ "X-Forwarded-For": forwarded }), "X-Forwarded-For")
  expect(end?.length).toBeLessThanOrEqual(512)
  expect(clientOf(parseTrustedProxies("127.0.0.1, 10.0.0.0/8"), "127.0.0.1", end)).toBe(client)
})

it("counts a client behind a long list of proxies as the same client", async () => {
  const clients: string[] = []
  const { fetch } = createRequestHandler({
    log: createLog("silent"),
    isKnownHost: () => true,
    isOverTls: () => false,
    readiness: () => Promise.resolve("ready" as const),
    clientOf: (peer, forwarded) => clientOf(parseTrustedProxies("127.0.0.1"), peer, forwarded),
    handle: () => {
      clients.push(currentClient() ?? "")
      return Promise.resolve(new Response())
    },
  })
  for (const before of ["", "6.6.6.6, ".repeat(100)])
    await fetch(ask({ "X-Forwarded-For": `${before}203.0.113.1` }), "127.0.0.1")
  expect(clients).toEqual(["203.0.113.1", "203.0.113.1"])
})

it("reports no browser for a long User-Agent, and still reads the body", async () => {
  const browserAfter = async (userAgent: string) => {
    const body = JSON.stringify({
      email: `${crypto.randomUUID()}@shop.example`,
      password: "correct-horse",
      currencyId: "usd",
    })
    const headers = { "Content-Type": "application/json", "User-Agent": userAgent }
    const signedUp = await fetch(new Request("http://localhost/api/v1/signup", { method: "POST", headers, body }))
    expect(signedUp.status).toBe(201)
    const { access_token } = tokens.parse(await signedUp.json())
    const response = await fetch(
      new Request("http://localhost/api/v1/profile/sessions", { headers: { Authorization: `Bearer ${access_token}` } }),
    )
    const { values } = (await response.json()) as { readonly values: readonly { readonly browser: string | null }[] }
    return values[0]?.browser
  }
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"
  expect(await browserAfter(firefox.padEnd(512, "x"))).toBe("Firefox")
  expect(await browserAfter(firefox.padEnd(513, "x"))).toBe(null)
})

it("forwards long headers unchanged to another API", async () => {
  const received: (string | null)[] = []
  const send: typeof fetchRemote = async (_, { headers }) => {
    received.push(headers.get("ReCaptcha"))
    return new Response("{}")
  }
  const long = "a".repeat(2000)
  await createRemoteApi("https://api.example", { send }).fetch(
    new Request("http://localhost/api/v1/products", { headers: { ReCaptcha: long } }),
  )
  expect(received).toEqual([long])
})
