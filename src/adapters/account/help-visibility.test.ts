import { Effect } from "effect"
import { expect, it } from "vitest"
import { createActor, setup, type AnyEventObject } from "xstate"
import { createSafeStorage } from "#adapters/shared/safe-storage.ts"
import { helpKey, saveHelpVisibility, watchHelp } from "./help-visibility.ts"

const storageOf = () => {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: () => undefined,
  }
}

const stored = (storage: ReturnType<typeof storageOf> | null, userId: string) =>
  createSafeStorage(() => {
    if (storage === null) throw new Error("SecurityError")
    return storage
  }, helpKey(userId))

const listen = (storage: ReturnType<typeof storageOf> | null, userId: string) => {
  const events: Array<string> = []
  const browser = new EventTarget()
  const feed = watchHelp(browser as unknown as Window, stored(storage, userId), userId)
  const listening = setup({ actors: { feed } }).createMachine({
    invoke: { src: "feed" },
    on: {
      "*": {
        actions: ({ event }: { event: AnyEventObject }) => {
          if (event.type.startsWith("help")) events.push(event.type)
        },
      },
    },
  })
  const actor = createActor(listening).start()
  return { events, actor, change: (key: string) => browser.dispatchEvent(Object.assign(new Event("storage"), { key })) }
}

it("stores the visibility of help per user and section", () => {
  const storage = storageOf()
  Effect.runSync(saveHelpVisibility(stored(storage, "ann"))({ visible: false }))
  expect([...storage.values]).toEqual([["hashwell.ann.Partner.helpVisible", "false"]])
  expect(listen(storage, "ann").events).toEqual(["help.hidden"])
  expect(listen(storage, "bob").events).toEqual(["help.shown"])
})

it("reports a choice of another tab, until unsubscribed", () => {
  const storage = storageOf()
  const { events, actor, change } = listen(storage, "ann")
  Effect.runSync(saveHelpVisibility(stored(storage, "ann"))({ visible: false }))
  change("hashwell.bob.Partner.helpVisible")
  expect(events).toEqual(["help.shown"])
  change("hashwell.ann.Partner.helpVisible")
  actor.stop()
  change("hashwell.ann.Partner.helpVisible")
  expect(events).toEqual(["help.shown", "help.hidden"])
})

it("shows help without storage, and saving does not fail", () => {
  expect(listen(null, "ann").events).toEqual(["help.shown"])
  expect(() => Effect.runSync(saveHelpVisibility(stored(null, "ann"))({ visible: false }))).not.toThrow()
})
