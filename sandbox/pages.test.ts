import { createHash } from "node:crypto"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readPages } from "./pages.ts"
import { createSite } from "./site.ts"
import { readFiles } from "./static.ts"

const table = {
  routes: [
    { name: "home", expression: "^/?$" },
    { name: "signIn", expression: "^/signin/?$" },
    { name: "recovery", expression: "^/recovery/?$" },
    { name: "buy", expression: "^/buy(?:/[^/]+)?/?$" },
    { name: "cabinet", expression: "^/cabinet/?$" },
  ],
  without: { "/recovery": "token" },
}
const names = [
  "home.anonymous",
  "home.checking",
  "signIn.anonymous",
  "recovery.anonymous",
  "buy.anonymous",
  "cabinet.checking",
]
const style = "p{color:red}"
const script = "document.title"
const documentOf = (name: string) =>
  `<!doctype html><style data-files="/a.css">${style}</style><script>${script}</script><p>${name}</p>`

let folder = ""
let fetchPage: (path: string, cookie?: string, method?: string) => Promise<Response>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-"))
  await writeFile(join(folder, "index.html"), "<!doctype html><p>index</p>")
  for (const locale of ["en-US", "ru-RU"]) {
    await mkdir(join(folder, ".pages", locale), { recursive: true })
    for (const name of [...names, "notFound.anonymous", "empty"]) {
      await writeFile(join(folder, ".pages", locale, `${name}.html`), documentOf(`${locale} ${name}`))
    }
  }
  await writeFile(join(folder, ".pages/pages.json"), JSON.stringify(table))
  const sandbox = { fetch: async () => new Response(), close: async () => {} }
  const built = { files: await readFiles(folder), pages: await readPages(folder) }
  const site = createSite({ ...built, sandbox: async () => sandbox, report: () => {} })
  fetchPage = (path, cookie = "", method = "GET") =>
    site(new Request(`http://127.0.0.1${path}`, { method, headers: { Cookie: cookie } }))
})

afterAll(() => rm(folder, { recursive: true }))

const shown = async (path: string, cookie?: string) => {
  const response = await fetchPage(path, cookie)
  return [response.status, /<p>(.*?)<\/p>/.exec(await response.text())?.[1]]
}

describe("the page for a URL", () => {
  it.each([
    ["/", "", "en-US home.anonymous"],
    ["/", "culture=ru-RU", "ru-RU home.anonymous"],
    ["/", "a=b; culture=ru-RU; c=d", "ru-RU home.anonymous"],
    ["/", "culture=fr-FR", "en-US home.anonymous"],
    ["/", "culture=ru-RU-x", "en-US home.anonymous"],
    ["/", "token=t", "en-US home.checking"],
    ["/", "refreshToken=t; culture=ru-RU", "ru-RU home.checking"],
    ["/", "token=", "en-US home.anonymous"],
    ["/signin?redirect=%2Fbuy", "", "en-US signIn.anonymous"],
    ["/signin/", "", "en-US signIn.anonymous"],
    ["/signin", "token=t", "en-US empty"],
    ["/buy/7f", "", "en-US buy.anonymous"],
    ["/recovery", "", "en-US recovery.anonymous"],
    ["/recovery?token=x", "", "en-US empty"],
    ["/recovery/?token=x", "culture=ru-RU", "ru-RU empty"],
    ["/cabinet", "token=t", "en-US cabinet.checking"],
    ["/cabinet", "", "en-US empty"],
  ])("is chosen for %s with the cookies '%s'", async (path, cookie, page) => {
    expect(await shown(path, cookie)).toEqual([200, page])
  })

  it.each([
    ["/nowhere", "en-US notFound.anonymous"],
    ["/buy/7f/status/1/2", "en-US notFound.anonymous"],
    ["/cabinet/nowhere", "en-US empty"],
  ])("is the not-found page for %s", async (path, page) => {
    expect(await shown(path)).toEqual([404, page])
  })

  it("is not available under its own file name", async () => {
    expect((await fetchPage("/.pages/en-US/home.anonymous.html")).status).toBe(404)
    expect((await fetchPage("/.pages/pages.json")).status).toBe(404)
  })
})

describe("a POST", () => {
  it.each(["/", "/signin", "/buy/7f/?paymentId=1%2F2&state=%0D%0Aok", "/recovery?token=x"])(
    "from an acquirer's page is redirected to %s as a GET",
    async (path) => {
      const { status, headers } = await fetchPage(path, "culture=ru-RU", "POST")
      expect([status, headers.get("Location"), headers.get("Cache-Control")]).toEqual([303, path, "no-store"])
      expect(headers.get("X-Frame-Options")).toBe("DENY")
    },
  )

  it.each([
    "/nowhere",
    "/cabinet/nowhere",
    "/index.html",
    "/config.json",
    "/assets/gone.js",
    "//signin",
    "/\\/signin",
    "//evil.example/signin",
  ])("to %s is refused without a redirect", async (path) => {
    const { status, headers } = await fetchPage(path, "", "POST")
    expect([status, headers.get("Allow"), headers.get("Location")]).toEqual([405, "GET, HEAD", null])
  })
})

it("allows only the page's own script and style, by their hash", async () => {
  const policy = (await fetchPage("/")).headers.get("Content-Security-Policy")
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
  expect(policy).toContain(`script-src 'self' ${hash(script)}; style-src 'self' ${hash(style)};`)
})
