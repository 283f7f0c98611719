import { afterAll, expect, it } from "vitest"
import { serve } from "./app.ts"
import { shortHeader, withShortHeaders } from "./header-limits.ts"
import type { askRemote } from "./ask-remote.ts"
import { createRemoteApi } from "./remote-api.ts"
import { tokens } from "./schemas/accounts.ts"
import { openTestDatabase } from "./testing/database.ts"

const { db, close } = await openTestDatabase()
afterAll(close)
const fetch = serve(db, { extensions: ["sessions"] })

const ask = (headers: Readonly<Record<string, string>>) => new Request("http://localhost/", { headers })

it.each([
  ["User-Agent", 512],
  ["Accept-Language", 512],
  ["Authorization", 512],
  ["X-Forwarded-For", 512],
  ["Cookie", 8192],
  ["X-TFA", 8192],
] as const)("%s counts as empty from %i characters on, and others stay", (name, longest) => {
  const fitting = ask({ [name]: "a".repeat(longest), Accept: "b" })
  expect(withShortHeaders(fitting)).toBe(fitting)
  expect(shortHeader(fitting, name)).toBe("a".repeat(longest))
  const long = ask({ [name]: "a".repeat(longest + 1), Accept: "b" })
  expect([...withShortHeaders(long).headers]).toEqual(
    expect.arrayContaining([
      [name.toLowerCase(), ""],
      ["accept", "b"],
    ]),
  )
  expect(shortHeader(long, name)).toBe(null)
})

it("of a long User-Agent the sandbox knows no browser, and the body arrives all the same", async () => {
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
    const answer = await fetch(
      new Request("http://localhost/api/v1/profile/sessions", { headers: { Authorization: `Bearer ${access_token}` } }),
    )
    const { values } = (await answer.json()) as { readonly values: readonly { readonly browser: string | null }[] }
    return values[0]?.browser
  }
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"
  expect(await browserAfter(firefox.padEnd(512, "x"))).toBe("Firefox")
  expect(await browserAfter(firefox.padEnd(513, "x"))).toBe(null)
})

it("another API gets long headers as they are", async () => {
  const received: (string | null)[] = []
  const ask: typeof askRemote = async (_, { headers }) => {
    received.push(headers.get("ReCaptcha"))
    return new Response("{}")
  }
  const long = "a".repeat(2000)
  await createRemoteApi("https://api.example", { ask }).fetch(
    new Request("http://localhost/api/v1/products", { headers: { ReCaptcha: long } }),
  )
  expect(received).toEqual([long])
})
