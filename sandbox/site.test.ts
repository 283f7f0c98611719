import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { permissionsPolicy } from "./headers.ts"
import { createSite } from "./site.ts"
import { fileOf, readFiles } from "./static.ts"

const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; " +
  "worker-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

const page = `<!doctype html><title>Hashwell</title>${"<p>Hashrate</p>".repeat(50)}`
const script = `export const text = "${"hash".repeat(200)}"`
const reported: unknown[] = []
let folder = ""
let fetchPath: (path: string, options?: RequestInit) => Promise<Response>

const sandboxResponse = async (request: Request): Promise<Response> => {
  const path = new URL(request.url).pathname
  if (path === "/api/v1/broken") throw new Error("broken")
  if (path === "/sandbox") return new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } })
  if (path === "/api/v1/cached") return Response.json({}, { headers: { "Cache-Control": "max-age=5" } })
  return Response.json({ body: await request.text() }, { status: 201 })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"))
  const dist = join(folder, "dist")
  await mkdir(join(dist, "assets"), { recursive: true })
  await mkdir(join(dist, ".vite"))
  await writeFile(join(folder, "secret.json"), "{}")
  await writeFile(join(dist, ".vite/manifest.json"), "{}")
  await writeFile(join(dist, "index.html"), page)
  await writeFile(join(dist, "icon.svg"), "<svg/>")
  await writeFile(join(dist, "config.json"), '{"adSource":"ads"}')
  await writeFile(join(dist, "assets/main-1a2b3c4d.js"), script)
  await writeFile(join(dist, "assets/main-1a2b3c4d.js.br"), brotliCompressSync(script))
  await writeFile(join(dist, "assets/main-1a2b3c4d.js.gz"), gzipSync(script))
  const sandbox = { fetch: sandboxResponse, close: async () => {} }
  const site = createSite({
    files: await readFiles(dist),
    sandbox: async () => sandbox,
    report: (failure) => reported.push(failure),
    settings: (config) => `${config} with hints`,
  })
  // The test sets the address directly, because `new URL` would remove `..` before the site sees it.
  fetchPath = (path, options) => {
    const request = new Request("http://127.0.0.1/", options)
    Object.defineProperty(request, "url", { value: `http://127.0.0.1${path}` })
    return site(request)
  }
})

afterAll(() => rm(folder, { recursive: true }))

const asset = "/assets/main-1a2b3c4d.js"

describe("security headers", () => {
  const paths = [
    ["the first page", "/", 200],
    ["a page of the application", "/buy/1/status", 200],
    ["a script", asset, 200],
    ["a file beside the page", "/icon.svg", 200],
    ["a missing file", "/assets/gone.js", 404],
    ["a refused method", "/", 405],
    ["an answer of the API", "/api/v1/products", 201],
    ["the desk", "/sandbox", 200],
    ["a failure", "/api/v1/broken", 500],
  ] as const
  it.each(paths)("are sent with %s", async (_, path, status) => {
    const response = await fetchPath(path, { method: status === 405 ? "DELETE" : "GET" })
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-security-policy": csp,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": permissionsPolicy,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    })
  })

  it("forbid the browser features that no page uses", () => {
    expect(permissionsPolicy).toMatch(/camera=\(\).*payment=\(\).*clipboard-write=\(self\)/)
  })

  it("allow passkeys on the site's own pages", () => {
    expect(permissionsPolicy).toMatch(/publickey-credentials-create=\(self\), publickey-credentials-get=\(self\)$/)
  })

  it("are sent with a 304 for an unchanged file", async () => {
    const first = await fetchPath("/icon.svg")
    const again = await fetchPath("/icon.svg", { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } })
    expect([again.status, again.headers.get("Content-Security-Policy")]).toEqual([304, csp])
  })

  it("hide a failure from the client while the server reports it", async () => {
    const response = await fetchPath("/api/v1/broken")
    expect([response.status, await response.json()]).toEqual([
      500,
      { code: "InternalError", message: "An error has occurred.", requestId: response.headers.get("X-Request-Id") },
    ])
    expect(reported.at(-1)).toEqual(new Error("broken"))
  })
})

describe("caching", () => {
  it.each([
    ["/", "no-store"],
    ["/cabinet/contracts", "no-store"],
    ["/sandbox", "no-store"],
    ["/api/v1/products", "no-store"],
    ["/api/v1/cached", "max-age=5"],
    ["/icon.svg", "no-cache"],
    [asset, "public, max-age=31536000, immutable"],
  ])("lets %s be cached as %s", async (path, expected) => {
    expect((await fetchPath(path)).headers.get("Cache-Control")).toBe(expected)
  })
})

describe("the address at which password managers change a password", () => {
  it("leads to the settings of the password", async () => {
    const response = await fetchPath("/.well-known/change-password")
    expect([response.status, response.headers.get("Location"), response.headers.get("Cache-Control")]).toEqual([
      302,
      "/cabinet/settings?tab=password",
      "no-store",
    ])
  })
})

describe("compression", () => {
  it.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, deflate, br;q=0", "gzip", gunzipSync],
    ["*", "br", brotliDecompressSync],
  ] as const)("sends %s as %s", async (accepts, packing, unpack) => {
    const response = await fetchPath(asset, { headers: { "Accept-Encoding": accepts } })
    expect(response.headers.get("Content-Encoding")).toBe(packing)
    expect(response.headers.get("Vary")).toBe("Accept-Encoding")
    expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8")
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(script)
  })

  it.each(["", "identity", "br;q=0, gzip;q=0"])("sends the file uncompressed for '%s'", async (accepts) => {
    const response = await fetchPath(asset, { headers: { "Accept-Encoding": accepts } })
    expect([response.headers.get("Content-Encoding"), await response.text()]).toEqual([null, script])
    expect(response.headers.get("Vary")).toBe("Accept-Encoding")
  })
})

describe("the files of the site", () => {
  it("answer HEAD with the headers alone", async () => {
    const response = await fetchPath(asset, { method: "HEAD" })
    expect(response.headers.get("Content-Length")).toBe(String(script.length))
    expect(await response.text()).toBe("")
  })

  it.each([
    "/../secret.json",
    "/..%2fsecret.json",
    "/%2e%2e/secret.json",
    "/assets/../../secret.json",
    "/assets/..\\..\\secret.json",
    "/.vite/manifest.json",
    "/index.html.br",
    "/assets/",
    "/favicon.ico",
  ])("do not include %s", async (path) => {
    const response = await fetchPath(path)
    expect([response.status, await response.text()]).toEqual([404, "Not found\n"])
  })

  it.each(["/", "/signin", "/buy/7f/status", "/apiary", "/sandboxes"])("send the page for %s", async (path) => {
    expect(await (await fetchPath(path)).text()).toBe(page)
  })

  it("pass a whole request on to the sandbox", async () => {
    const response = await fetchPath("/api/v1/orders", { method: "POST", body: "1" })
    expect([response.status, await response.json()]).toEqual([201, { body: "1" }])
  })
})

it("add the sandbox's hints to the settings, which are never cached", async () => {
  const response = await fetchPath("/config.json")
  expect(await response.text()).toBe('{"adSource":"ads"} with hints')
  expect([response.headers.get("Content-Type"), response.headers.get("Cache-Control")]).toEqual([
    "application/json; charset=utf-8",
    "no-store",
  ])
  expect(response.headers.get("Content-Security-Policy")).toBe(csp)
})

it("report violations of the policy to errorReports, except from pages whose query may be a token", async () => {
  const config = fileOf("/config.json", Buffer.from('{"errorReports":"https://errors.example/v1/module.js"}'))
  const site = createSite({
    files: new Map([
      ["/index.html", fileOf("/index.html", Buffer.from(page))],
      ["/config.json", config],
    ]),
    sandbox: async () => ({ fetch: sandboxResponse }),
    report: (failure) => reported.push(failure),
  })
  const visit = async (path: string) => {
    const { headers } = await site(new Request(`http://127.0.0.1${path}`))
    return [
      headers.get("Content-Security-Policy")?.split("trusted-types 'none'")[1],
      headers.get("Reporting-Endpoints"),
    ]
  }
  expect(await visit("/signin")).toEqual([
    "; report-uri https://errors.example/v1/module.js; report-to policy",
    'policy="https://errors.example/v1/module.js"',
  ])
  expect(await visit("/recovery/password?token=secret")).toEqual(["", null])
})
