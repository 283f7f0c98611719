import { Result } from "effect"
import { expect, it } from "vitest"
import { checkDeployment, watchDeployment } from "./deployment.ts"

const html = (script: string) =>
  `<!doctype html><head><script type="module" crossorigin src="${script}"></script></head>`

const siteOf = (answer: () => Promise<Response>) => {
  const kept = new Map<string, string>()
  return {
    fetch: answer,
    running: () => "/assets/main-OLD.js",
    storage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
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

it("knows the build that runs", async () => {
  expect(await check(siteOf(serving("/assets/main-OLD.js")))).toEqual({ build: "known" })
})

it.each([
  ["a page without a script", () => Promise.resolve(new Response("<p>"))],
  ["a broken site", () => Promise.resolve(new Response(html("/assets/main-NEW.js"), { status: 502 }))],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
])("hears nothing of %s", async (_, answer) => {
  expect(await check(siteOf(answer))).toEqual({ build: "silent" })
})

it("reports nothing again without storage", async () => {
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
])("a page with a missing file is outdated where %s", async (_, answer, isOutdated) => {
  const page = new EventTarget()
  const check = watchDeployment(page, siteOf(answer))
  await flush()
  expect(check()).toBe(false)
  page.dispatchEvent(new Event("vite:preloadError"))
  await flush()
  expect(check()).toBe(isOutdated)
})

it("a page is not outdated again by a build for which it has been reloaded", async () => {
  const page = new EventTarget()
  const site = siteOf(serving("/assets/main-NEW.js"))
  await check(site)
  const isOutdated = watchDeployment(page, site)
  page.dispatchEvent(new Event("vite:preloadError"))
  await flush()
  expect(isOutdated()).toBe(false)
})

it("many missing files ask the site once", async () => {
  const page = new EventTarget()
  let asked = 0
  watchDeployment(page, {
    ...siteOf(serving("/assets/main-NEW.js")),
    fetch: () => {
      asked += 1
      return serving("/assets/main-NEW.js")()
    },
  })
  for (let missing = 0; missing < 5; missing++) page.dispatchEvent(new Event("vite:preloadError"))
  await flush()
  page.dispatchEvent(new Event("vite:preloadError"))
  expect(asked).toBe(1)
})
