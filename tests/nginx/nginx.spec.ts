import { readdirSync, statSync } from "node:fs"
import { expect, test, type APIRequestContext } from "@playwright/test"
import { securityHeaders } from "#sandbox/headers.ts"

/** The URL of the server of `npm start`. */
const direct = process.env["E2E_DIRECT"] ?? ""
const names = [...Object.keys(securityHeaders), "Cache-Control", "Content-Type", "Location"].map((name) =>
  name.toLowerCase(),
)

const fetchUrl = async (request: APIRequestContext, url: string, headers: Readonly<Record<string, string>>) => {
  const response = await request.get(url, { headers, maxRedirects: 0 })
  const all = response.headersArray().map(({ name, value }) => [name.toLowerCase(), value] as const)
  const values = (wanted: string) => all.filter(([name]) => name === wanted).map(([, value]) => value)
  const headerNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    names.map((name) => [name, values(name)]),
  )
  return { status: response.status(), headers: headerNames, text: await response.text() }
}

const folder = new URL("../../dist/assets/", import.meta.url)
const sizeOf = (name: string) => statSync(new URL(name, folder)).size
const assets = readdirSync(folder).toSorted((one, other) => sizeOf(other) - sizeOf(one))
/** Returns the largest asset with this extension, because a small asset may have no compressed copy. */
const asset = (ending: string) => `assets/${assets.find((name) => name.endsWith(ending))}`

/**
 * The paths of responses whose text differs: API responses may contain a request id, and the sandbox adds its hints to
 * the settings.
 */
const ownWords = /^(?:api\/|config\.json$)/

const visitors = ["", "culture=ru-RU", "token=t", "a=b; culture=ru-RU; refreshToken=t", "culture=fr-FR; token="]
const pages = [
  "",
  "buy",
  "buy/7f/",
  "buy/7f/method",
  "signin?redirect=%2Fbuy",
  "signup",
  "signup?redirect=%2Fbuy%2F7f%2Fmethod",
  "signin?a=b&redirect=/buy/7f/method",
  "confirm?token=x",
  "terms/io",
  "terms/risks/",
  "recovery",
  "recovery?token=x",
  "recovery/?a=b&token=x",
  "recovery?redirect=%2fbuy%2f7f%2fmethod%3Fagain%3D1",
  "cabinet",
  "cabinet/contracts",
  "cabinet/settings?tab=security",
  "demo",
  "nowhere",
  "cabinet/nowhere",
  "buy/1/2/3/4",
]
const files = ["config.json", "robots.txt", "icon.svg", "icon-192.png", "site.webmanifest", asset(".js"), asset(".css")]
const missing = [
  "assets/gone.js",
  "gone.png",
  "gone.html",
  `${asset(".js")}.br`,
  "icon.svg.gz",
  "_headers",
  ".vite/manifest.json",
  ".pages/pages.json",
  ".pages/nginx.conf",
  ".pages/en-US/empty.html",
]

test.describe("a site behind nginx", () => {
  for (const cookie of visitors) {
    test(`sends each page as npm start does, with its headers, for the cookies '${cookie}'`, async ({
      request,
      baseURL,
    }) => {
      for (const page of pages) {
        const headers = { Cookie: cookie, "Accept-Encoding": "identity" }
        const [there, here] = [
          await fetchUrl(request, direct + page, headers),
          await fetchUrl(request, baseURL + page, headers),
        ]
        expect(here, page).toEqual(there)
        expect(here.headers["cache-control"], page).toEqual(["no-store"])
      }
    })
  }

  test("sends files, missing pages and API calls with the headers of npm start, each once", async ({
    request,
    baseURL,
  }) => {
    for (const path of [...files, ...missing, "api/v1/products", "api/v1/nowhere", "api/v1/profile"]) {
      const headers = { "Accept-Encoding": "identity", Accept: "application/json" }
      const [there, here] = [
        await fetchUrl(request, direct + path, headers),
        await fetchUrl(request, baseURL + path, headers),
      ]
      // The two servers use different names for the type of scripts, and may add a charset.
      const type = (response: typeof here) =>
        response.headers["content-type"]?.map((value) =>
          value.split(";")[0]?.replace("application/javascript", "text/javascript"),
        )
      const comparable = (response: typeof here) => ({
        ...response,
        headers: { ...response.headers, "content-type": type(response) },
        text: ownWords.test(path) ? "" : response.text,
      })
      // The sandbox does not allow caching of settings with hints, but nginx serves the settings without hints.
      const cacheHeaders = path === "config.json" ? { "cache-control": ["no-cache"] } : {}
      const expected = comparable(there)
      expect(comparable(here), path).toEqual({ ...expected, headers: { ...expected.headers, ...cacheHeaders } })
    }
  })

  test("leads password managers to the settings of the password", async ({ request, baseURL }) => {
    const path = ".well-known/change-password"
    const [there, here] = [await fetchUrl(request, direct + path, {}), await fetchUrl(request, baseURL + path, {})]
    expect(here.headers["cache-control"]).toEqual(["no-store"])
    expect(here.headers["location"]).toEqual(["/cabinet/settings?tab=password"])
    expect([here.status, here.headers["location"]]).toEqual([there.status, there.headers["location"]])
  })

  test("has no desk and no acquirer under any host name", async ({ request, baseURL }) => {
    const { host, port } = new URL(direct)
    expect((await request.get(`${direct}sandbox/api/mailbox`)).status()).toBe(200)
    for (const name of [new URL(baseURL ?? "").host, host, `127.0.0.1:${port}`])
      for (const path of [
        "sandbox",
        "sandbox/",
        "sandbox/api/mailbox",
        "sandbox/desk.css",
        "sand%62ox",
        `api/..%2f${"sandbox"}`,
        "sandbox/acquirer/00000000-0000-4000-8000-000000000000",
      ]) {
        const response = await request.get(baseURL + path, { headers: { Host: name } })
        expect([response.status(), await response.text()], `${path} at ${name}`).toEqual([404, "Not found\n"])
      }
  })

  test("sends assets immutable and compressed", async ({ request, baseURL }) => {
    for (const path of [asset(".js"), asset(".css"), "", "icon.svg"]) {
      for (const [accepts, packing] of [
        ["gzip", "gzip"],
        ...(process.env["E2E_BROTLI"] ? [["gzip, deflate, br", "br"]] : []),
      ]) {
        const response = await request.get(baseURL + path, { headers: { "Accept-Encoding": accepts! } })
        const { "content-encoding": encoding, vary, "cache-control": cacheControl } = response.headers()
        expect([encoding, vary], path).toEqual([packing, "Accept-Encoding"])
        if (path.startsWith("assets/")) expect(cacheControl).toBe("public, max-age=31536000, immutable")
      }
    }
  })

  test("redirects a POST of an acquirer's page to the same page, and to no other host", async ({
    request,
    baseURL,
  }) => {
    for (const path of ["", "signin", "buy/7f/status/?paymentId=1%2F2&state=%0D%0Aok", "recovery?token=x"]) {
      for (const origin of [direct, baseURL]) {
        const response = await request.post(origin + path, { form: { PaRes: "x" }, maxRedirects: 0 })
        const headers = response.headersArray()
        const values = (name: string) =>
          headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value)
        expect([response.status(), values("location"), values("cache-control"), values("x-frame-options")]).toEqual([
          303,
          [`/${path}`],
          ["no-store"],
          ["DENY"],
        ])
      }
    }
    for (const path of ["nowhere", "cabinet/nowhere", "config.json", "/signin", "/evil.example/", "//signin"]) {
      for (const origin of [direct, baseURL]) {
        const response = await request.post(origin + path, { form: { PaRes: "x" }, maxRedirects: 0 })
        expect([404, 405], origin + path).toContain(response.status())
        expect(response.headers()["location"], origin + path).toBeUndefined()
      }
    }
  })

  test("refuses other methods than GET for files, and invalid requests, with every header", async ({
    request,
    baseURL,
  }) => {
    for (const [method, path] of [
      ["PUT", ""],
      ["DELETE", "signin"],
      ["POST", asset(".js")],
    ] as const) {
      const response = await request.fetch(baseURL + path, { method, data: "x" })
      expect(response.status(), path).toBe(405)
      expect(response.headers(), path).toMatchObject({
        allow: "GET, HEAD",
        "x-frame-options": "DENY",
        "x-content-type-options": "nosniff",
      })
    }
    const odd = await request.get(`${baseURL}%00`, { maxRedirects: 0 })
    expect([odd.status(), odd.headers()["x-frame-options"]]).toEqual([400, "DENY"])
  })

  test("compresses API responses, and refuses a body that is too large as JSON with a request id", async ({
    request,
    baseURL,
  }) => {
    const products = await request.get(`${baseURL}api/v1/products`, { headers: { "Accept-Encoding": "gzip" } })
    expect([products.status(), products.headers()["content-encoding"]]).toEqual([200, "gzip"])
    const large = await request.post(`${baseURL}api/v1/recovery`, { data: { email: "a".repeat(70_000) } })
    const body = (await large.json()) as { readonly requestId: string }
    expect([large.status(), large.headers()["content-type"], large.headers()["x-frame-options"]]).toEqual([
      413,
      "application/json; charset=utf-8",
      "DENY",
    ])
    expect(body).toEqual({
      code: "BodyTooLarge",
      message: "The request is too large",
      requestId: large.headers()["x-request-id"],
    })
  })
})
