import { Result } from "effect"
import { expect, it, vi } from "vitest"
import { taggedFailure } from "#domain/shared/failure.ts"
import { runCall } from "#tests/setup/client.ts"
import { findChat, emailInsteadOfChat, openChat, openSupport } from "./chat.ts"

const missing = Result.fail(taggedFailure("ChatNotFound"))

it("a chat is missing until its script is ready, and can then be opened", async () => {
  const chat = { ready: vi.fn(() => false), open: vi.fn() }
  const load = () => Promise.resolve(chat)
  expect(await runCall(findChat(load)())).toEqual(missing)
  chat.ready.mockReturnValue(true)
  expect(await runCall(findChat(load)())).toEqual(Result.succeed(null))
  await runCall(openChat(load)())
  expect(chat.open).toHaveBeenCalledOnce()
})

it("a chat whose script cannot be loaded is missing", async () => {
  expect(await runCall(findChat(() => Promise.reject(new Error("blocked")))())).toEqual(missing)
})

it("an e-mail replaces the chat where none is configured", async () => {
  const go = vi.fn()
  const loadEmailChat = emailInsteadOfChat("mailto:support@example.test", go)
  expect(await runCall(findChat(loadEmailChat)())).toEqual(Result.succeed(null))
  await runCall(openChat(loadEmailChat)())
  expect(go).toHaveBeenCalledWith("mailto:support@example.test")
})

it("support is the page's own chat unless another is configured, which receives the customer when it is ready", async () => {
  const customer = { id: "42", email: "miner@mail.example" }
  expect(await runCall(openSupport(null, () => customer)())).toEqual(Result.succeed("local"))
  const chat = { ready: vi.fn(() => false), open: vi.fn() }
  const load = () => Promise.resolve(chat)
  expect(await runCall(openSupport(load, () => customer)())).toEqual(missing)
  expect(chat.open).not.toHaveBeenCalled()
  chat.ready.mockReturnValue(true)
  expect(await runCall(openSupport(load, () => customer)())).toEqual(Result.succeed("vendor"))
  expect(chat.open.mock.calls).toEqual([[customer]])
  expect(
    await runCall(
      openSupport(
        () => Promise.reject(new Error("blocked")),
        () => customer,
      )(),
    ),
  ).toEqual(missing)
})
