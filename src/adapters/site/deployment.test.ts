import { Result } from "effect"
import { expect, it } from "vitest"
import { checkDeployment, watchDeployment } from "./deployment.ts"

const html = (script: string) =>
  `<!doctype html><head><script type="module" crossorigin src="${script}"></script></head>`

const siteOf = (answer: () => Promise<Response>) => {
  const stored = new Map<string, string>()
  return {
    fetch: answer,
    running: () => "/assets/main-OLD.js",
    storage: () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: () => undefined,
    }),
  }
}
const serving = (script: string) => () => Promise.resolve(new Response(html(script)))
const check = async (site: Parameters<typeof checkDeployment>[0]) =>
  Result.getOrThrow(await checkDeployment(site)(undefined, new AbortController().signal))

it("reports another build once", async () => {
  const site = siteOf(serving("/assets/main-NEW.js"))
  expect(await check(site)).toEqual({ build: "other" })
  expect(await check(site)).toEqual({ build: "known" })
  expect(await check({ ...site, fetch: serving("/assets/main-NEWER.js") })).toEqual({ build: "other" })
})

it("recognizes the running build", async () => {
  expect(await check(siteOf(serving("/assets/main-OLD.js")))).toEqual({ build: "known" })
})

it.each([
  ["a page without a script", () => Promise.resolve(new Response("<p>"))],
  ["a broken site", () => Promise.resolve(new Response(html("/assets/main-NEW.js"), { status: 502 }))],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
])("reports no build for %s", async (_, answer) => {
  expect(await check(siteOf(answer))).toEqual({ build: "silent" })
})

it("reports no other build without storage", async () => {
  const site = {
    ...siteOf(serving("/assets/main-NEW.js")),
    storage: () => {
      throw new Error("refused")
    },
  }
  expect(await check(site)).toEqual({ build: "known" })
})

const flush = () => new Promise((done) => setTimeout(done))

it.each([
  ["another build is deployed", serving("/assets/main-NEW.js"), true],
  ["the build is the same", serving("/assets/main-OLD.js"), false],
  ["there is no network", () => Promise.reject(new TypeError("Failed to fetch")), false],
])("decides whether a page with a missing file is outdated where %s", async (_, answer, isOutdated) => {
  const page = new EventTarget()
  const check = watchDeployment(page, siteOf(answer))
  await flush()
  expect(check()).toBe(false)
  page.dispatchEvent(new Event("vite:preloadError"))
  await flush()
  expect(check()).toBe(isOutdated)
})

it("does not report a page as outdated again after a reload for the same build", async () => {
  const page = new EventTarget()
  const site = siteOf(serving("/assets/main-NEW.js"))
  await check(site)
  const isOutdated = watchDeployment(page, site)
  page.dispatchEvent(new Event("vite:preloadError"))
  await flush()
  expect(isOutdated()).toBe(false)
})

it("asks the site once for many missing files", async () => {
  const page = new EventTarget()
  let requestCount = 0
  watchDeployment(page, {
    ...siteOf(serving("/assets/main-NEW.js")),
    fetch: () => {
      requestCount += 1
      return serving("/assets/main-NEW.js")()
    },
  })
  for (let missing = 0; missing < 5; missing++) page.dispatchEvent(new Event("vite:preloadError"))
  await flush()
  page.dispatchEvent(new Event("vite:preloadError"))
  expect(requestCount).toBe(1)
})
