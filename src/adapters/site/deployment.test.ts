import { Result } from "effect"
import { expect, it } from "vitest"
import { checkDeployment } from "./deployment.ts"

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
