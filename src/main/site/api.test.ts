import { Effect } from "effect"
import { expect, it, vi } from "vitest"
import { defaultConfig } from "#domain/site/config.ts"
import { offers } from "#main/site/api.ts"
import { config, loadConfig } from "#main/site/config.ts"

it("an extension is known once the settings are loaded, and without them the call itself fails", async () => {
  const isOffered = () => Promise.all((["record", "exports"] as const).map((name) => Effect.runPromise(offers(name))))
  config.set({ ...defaultConfig, extensions: ["record"] })
  expect(await isOffered()).toEqual([true, false])
  config.set(defaultConfig)
  const end = vi.fn<(failure: Error) => void>()
  const file = Promise.withResolvers<Response>()
  vi.stubGlobal("window", { bootstrap: { settings: file.promise } })
  loadConfig({ isRequested: true, hydrated: Promise.resolve() }, end)
  const waiting = isOffered()
  file.resolve(Response.json({ extensions: ["exports"] }))
  expect(await waiting).toEqual([false, true])
  vi.stubGlobal("window", { bootstrap: { settings: Promise.resolve(new Response("", { status: 503 })) } })
  loadConfig({ isRequested: true, hydrated: Promise.resolve() }, end)
  expect(await isOffered()).toEqual([true, true])
  expect(end).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
