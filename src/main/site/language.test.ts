import { afterEach, expect, it, vi } from "vitest"
import { createActor, fromCallback } from "xstate"
import { profile } from "#domain/fixtures/account.ts"
import { freshness } from "#machines/site/freshness.machine.ts"
import { createI18n, loadTexts } from "#ui/shared/i18n.ts"
import type { AppContext } from "./app.ts"
import { onStale } from "./freshness.ts"
import { showLocale } from "./language.ts"

const createApp = async (status: "authenticated" | "anonymous") => {
  const i18n = createI18n()
  await loadTexts(i18n, "en-US", ["common"])
  const state = { value: status, context: { profile: status === "anonymous" ? null : profile } }
  return {
    i18n,
    locale: () => i18n.language,
    cookies: { write: () => undefined },
    freshness: createActor(freshness.provide({ actors: { watchProfile: fromCallback(() => undefined) } })).start(),
    session: { getSnapshot: () => state, subscribe: () => ({ unsubscribe: () => undefined }) },
  } satisfies Partial<Record<keyof AppContext, unknown>> as unknown as AppContext
}

vi.stubGlobal("document", { documentElement: { lang: "en-US" } })
afterEach(() => {
  document.documentElement.lang = "en-US"
})

it("texts that are loading when the language changes are loaded in the new language", async () => {
  const app = await createApp("authenticated")
  const onTheirWay = loadTexts(app.i18n, "en-US", ["account"])
  await showLocale(app)({ locale: "ru-RU" })
  await onTheirWay
  expect(app.i18n.hasResourceBundle("ru-RU", "account")).toBe(true)
})

it("texts whose loading starts during a change of the language are loaded in the new one", async () => {
  const app = await createApp("authenticated")
  const changing = showLocale(app)({ locale: "ru-RU" })
  await loadTexts(app.i18n, "en-US", ["settings"])
  await changing
  expect(app.i18n.hasResourceBundle("ru-RU", "settings")).toBe(true)
})

it("texts of the server for a customer are loaded again in the new language", async () => {
  const app = await createApp("authenticated")
  const languages: Array<string> = []
  onStale(app, ["language"])(() => languages.push(app.locale()))
  await showLocale(app)({ locale: "en-US" })
  expect(languages).toEqual([])
  await showLocale(app)({ locale: "ru-RU" })
  expect(languages).toEqual(["ru-RU"])
})

it("a visitor's prices are loaded again, because their currency depends on the language", async () => {
  const app = await createApp("anonymous")
  const changed = vi.fn()
  onStale(app, ["language"])(changed)
  await showLocale(app)({ locale: "ru-RU" })
  expect(changed).toHaveBeenCalledTimes(1)
})
