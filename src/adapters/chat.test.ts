import { Effect, Result } from "effect"
import { expect, it, vi } from "vitest"
import { named } from "../domain/failure"
import { findChat, mailInsteadOfChat, openChat } from "./chat"

const ask = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect))

it("a chat is missing until its script has put it on the page, then it opens", async () => {
  let chat: { open: () => void } | null = null
  const find = findChat(() => chat)
  expect(await ask(find())).toEqual(Result.fail(named("ChatMissing")))
  chat = { open: vi.fn() }
  expect(await ask(find())).toEqual(Result.succeed(null))
  await ask(openChat(() => chat)())
  expect(chat.open).toHaveBeenCalledOnce()
})

it("where no chat is configured, a letter stands in", async () => {
  const go = vi.fn()
  const standIn = () => mailInsteadOfChat("support@example.test", go)
  expect(await ask(findChat(standIn)())).toEqual(Result.succeed(null))
  await ask(openChat(standIn)())
  expect(go).toHaveBeenCalledWith("mailto:support@example.test")
})
