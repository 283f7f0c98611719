import { once } from "node:events"
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium, type Browser, type Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createHttpServer } from "#sandbox/http.ts"
import { createSite } from "#sandbox/site.ts"
import { readFiles } from "#sandbox/static.ts"
import { browserArguments, findBrowser } from "#scripts/browser.ts"
import { inRoot } from "#scripts/root.ts"

const source = inRoot("public/connectors")
let browser: Browser
const ends: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] })
})
afterAll(async () => {
  await browser.close()
  for (const end of ends) await end()
})

/** Serves the site with these settings and its own policy. */
const serveWith = async (config: object): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "connectors-"))
  await mkdir(join(folder, "connectors"))
  for (const file of await readdir(source)) await copyFile(join(source, file), join(folder, "connectors", file))
  await writeFile(join(folder, "config.json"), JSON.stringify(config))
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Site</title>")
  const sandbox = () => Promise.reject(new Error("No API here"))
  const site = createSite({ files: await readFiles(folder), sandbox, report: console.error })
  const server = createHttpServer((request) => site(request))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  ends.push(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type ScriptResponse = "ok" | "blocked" | "refused" | "throws" | "slow"
/** Opens a page of the site. The vendors respond with this script, and `sent` records the requests they receive. */
const open = async (config: object, response: ScriptResponse, script = "") => {
  const origin = await serveWith(config)
  const page = await browser.newPage()
  const sent: { readonly url: string; readonly body: string | null; readonly referer: string | undefined }[] = []
  await page.route(
    (url) => url.origin !== origin,
    async (route) => {
      const request = route.request()
      sent.push({ url: request.url(), body: request.postData(), referer: request.headers()["referer"] })
      if (response === "blocked") return route.abort()
      if (response === "slow") return
      const headers = { "Access-Control-Allow-Origin": "*" }
      if (response === "refused") return route.fulfill({ status: 403, headers, body: "" })
      return route.fulfill({
        headers,
        contentType: "text/javascript",
        body: response === "throws" ? "throw new Error('vendor')" : script,
      })
    },
  )
  await page.goto(`${origin}/signin?secret=1`)
  return { page, sent }
}

/** A script that ends all waits immediately. The title records the time of each wait. */
const shortenWaits = `AbortSignal.timeout = (wait) => {
  const waiting = new AbortController()
  setTimeout(() => waiting.abort())
  document.title += " " + wait
  return waiting.signal
}`

/** A script that ends a wait only when the test calls `endWait`. The title records the time of each wait. */
const holdWaits = `AbortSignal.timeout = (wait) => {
  const waiting = new AbortController()
  globalThis.endWait = () => waiting.abort()
  document.title += " " + wait
  return waiting.signal
}`

/** Calls a module in the page. The code is a string, because Vitest would rewrite an import. */
const call = (page: Page, address: string, name: string, argument: unknown): Promise<unknown> =>
  page.evaluate(
    `import(${JSON.stringify(address)})
      .then((module) => module[${JSON.stringify(name)}](${JSON.stringify(argument)}))
      .catch((error) => "refused: " + error)`,
  )

const recaptcha =
  "window.grecaptcha = { ready: (f) => f(), execute: (key, { action }) => Promise.resolve(key + ' ' + action) }"
const turnstile = "window.turnstile = { render: (place, o) => o.callback(o.sitekey + ' ' + o.action) }"

describe.each([
  {
    name: "recaptcha",
    address: "/connectors/recaptcha.js?key=K",
    script: recaptcha,
    host: "https://www.google.com/recaptcha/api.js?render=K",
  },
  {
    name: "turnstile",
    address: "/connectors/turnstile.js?key=K",
    script: turnstile,
    host: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  },
])("the human check $name", ({ address, script, host }) => {
  it("obtains a value for the action from its vendor only, without sending the page's URL", async () => {
    const { page, sent } = await open({ humanCheck: address }, "ok", script)
    expect(await call(page, address, "obtain", "signin")).toBe("K signin")
    expect(sent).toEqual([{ url: host, body: null, referer: undefined }])
    await page.close()
  })

  it.each(["blocked", "refused", "throws"] as const)(
    "fails without breaking the page if its script is %s",
    async (response) => {
      const { page } = await open({ humanCheck: address }, response)
      expect(await call(page, address, "obtain", "signin")).toContain("refused: ")
      expect(await page.title()).toBe("Site")
      await page.close()
    },
  )

  it("fails after ten seconds if its script is slow, and loads the script again for the next form", async () => {
    const { page, sent } = await open({ humanCheck: address }, "slow")
    await page.evaluate(holdWaits)
    for (const title of ["Site 10000", "Site 10000 10000"]) {
      const response = call(page, address, "obtain", "signin")
      await expect.poll(() => page.title()).toBe(title)
      // The browser may use one request for both calls, so the test ignores the number of requests.
      await expect.poll(() => [...new Set(sent.map(({ url }) => url))]).toEqual([host])
      await page.evaluate("endWait()")
      expect(await response).toBe(`refused: Error: ${new URL(host).host} did not answer`)
    }
    await page.close()
  })

  it("does not load if the settings do not name it", async () => {
    const { page, sent } = await open({}, "ok", script)
    expect(await call(page, address, "obtain", "signin")).toContain("refused: TypeError")
    expect(sent).toEqual([])
    await page.close()
  })
})

it("reCAPTCHA fails after ten seconds if its script does not respond", async () => {
  const address = "/connectors/recaptcha.js?key=K"
  const silent = `window.grecaptcha = { ready: (f) => f(), execute: () => new Promise(() => {}) }
    ${shortenWaits}`
  const { page } = await open({ humanCheck: address }, "ok", silent)
  expect(await call(page, address, "obtain", "signin")).toBe("refused: Error: reCAPTCHA did not answer")
  await page.close()
})

const dsn = encodeURIComponent("https://key@errors.example/7")
const stats = encodeURIComponent("https://stats.example")
const fault = { name: "TypeError", message: "no", stack: "at a.js", path: "/signin" }

describe.each([
  {
    name: "sentry",
    setting: "errorReports",
    address: `/connectors/sentry.js?dsn=${dsn}`,
    method: "report",
    given: fault,
    url: "https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=key",
    has: ['"type":"TypeError"', "/signin"],
  },
  {
    name: "plausible",
    setting: "analytics",
    address: `/connectors/plausible.js?domain=shop.example&host=${stats}`,
    method: "page",
    given: "/signin",
    url: "https://stats.example/api/event",
    has: ['"domain":"shop.example"', "/signin"],
  },
  {
    name: "matomo",
    setting: "analytics",
    address: `/connectors/matomo.js?site=1&host=${stats}`,
    method: "page",
    given: "/signin",
    url: "https://stats.example/matomo.php",
    has: ["idsite=1", "%2Fsignin"],
  },
])("$name", ({ setting, address, method, given, url, has }) => {
  it.each(["ok", "refused", "blocked", "slow"] as const)(
    "sends one request without a query or referrer, which may be %s",
    async (response) => {
      const { page, sent } = await open({ [setting]: address }, response)
      const errors: string[] = []
      page.on("pageerror", (error) => errors.push(error.message))
      const request = page.waitForRequest(url)
      // The connector returns nothing, because the browser ignores the response.
      expect(await call(page, address, method, given)).toBeUndefined()
      await request
      await expect.poll(() => sent).toMatchObject([{ url, referer: undefined }])
      for (const part of has) expect(sent[0]?.body).toContain(part)
      expect(JSON.stringify(sent)).not.toContain("secret")
      expect(errors).toEqual([])
      await page.close()
    },
  )
})

it("chatwoot opens in its own window at once, and receives no data about the page or the customer", async () => {
  const address = `/connectors/chatwoot.js?token=T&host=${stats}`
  const { page, sent } = await open({ chat: address }, "slow")
  await page.evaluate(() => {
    window.open = (...given) => {
      document.title = given.join(" ")
      return null
    }
  })
  expect(await call(page, address, "ready", null)).toBe(true)
  await call(page, address, "open", { id: "1", email: "anna@shop.example" })
  expect(await page.title()).toBe(
    "https://stats.example/widget?website_token=T _blank noopener,noreferrer,width=400,height=640",
  )
  expect(sent).toEqual([])
  await page.close()
})
