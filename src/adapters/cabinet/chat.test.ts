import { Effect, Result } from "effect"
import { expect, it, vi } from "vitest"
import { taggedFailure } from "#domain/shared/failure.ts"
import { findChat, emailInsteadOfChat, openChat, openSupport } from "./chat.ts"

const ask = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect))
const missing = Result.fail(taggedFailure("ChatNotFound"))

it("a chat is missing until its own script is ready, then it opens", async () => {
  const chat = { ready: vi.fn(() => false), open: vi.fn() }
  const load = () => Promise.resolve(chat)
  expect(await ask(findChat(load)())).toEqual(missing)
  chat.ready.mockReturnValue(true)
  expect(await ask(findChat(load)())).toEqual(Result.succeed(null))
  await ask(openChat(load)())
  expect(chat.open).toHaveBeenCalledOnce()
})

it("a chat that cannot be fetched is missing", async () => {
  expect(await ask(findChat(() => Promise.reject(new Error("blocked")))())).toEqual(missing)
})

it("without a configured chat, an e-mail replaces it", async () => {
  const go = vi.fn()
  const installBrowserStubs = emailInsteadOfChat("mailto:support@example.test", go)
  expect(await ask(findChat(installBrowserStubs)())).toEqual(Result.succeed(null))
  await ask(openChat(installBrowserStubs)())
  expect(go).toHaveBeenCalledWith("mailto:support@example.test")
})

it("support is the page's own chat unless one is configured; that one receives the customer, once it is ready", async () => {
  const customer = { id: "42", email: "miner@mail.example" }
  expect(await ask(openSupport(null, () => customer)())).toEqual(Result.succeed("local"))
  const chat = { ready: vi.fn(() => false), open: vi.fn() }
  const load = () => Promise.resolve(chat)
  expect(await ask(openSupport(load, () => customer)())).toEqual(missing)
  expect(chat.open).not.toHaveBeenCalled()
  chat.ready.mockReturnValue(true)
  expect(await ask(openSupport(load, () => customer)())).toEqual(Result.succeed("vendor"))
  expect(chat.open.mock.calls).toEqual([[customer]])
  expect(
    await ask(
      openSupport(
        () => Promise.reject(new Error("blocked")),
        () => customer,
      )(),
    ),
  ).toEqual(missing)
})
