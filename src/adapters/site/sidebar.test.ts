import { expect, it } from "vitest"
import { createActor, setup, type AnyEventObject } from "xstate"
import { createSafeStorage, type SafeStorage } from "#adapters/shared/safe-storage.ts"
import { saveSidebar, sidebarKey, watchSidebar } from "./sidebar.ts"

const storageOf = (text: string | null) => {
  const values = new Map(text === null ? [] : [["sidebar", text]])
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: () => undefined,
  }
  return createSafeStorage(() => storage, sidebarKey)
}
const refused = createSafeStorage(() => {
  throw new Error("SecurityError")
}, sidebarKey)

const received = (storage: SafeStorage) => {
  const events: Array<string> = []
  const browser = new EventTarget()
  const feed = watchSidebar(browser as unknown as Window, storage)
  const listening = setup({ actors: { feed } }).createMachine({
    invoke: { src: "feed" },
    on: {
      "*": {
        actions: ({ event }: { event: AnyEventObject }) => {
          if (event.type.startsWith("sidebar")) events.push(event.type)
        },
      },
    },
  })
  const actor = createActor(listening).start()
  return { events, actor, change: (key: string) => browser.dispatchEvent(Object.assign(new Event("storage"), { key })) }
}

it.each([
  [null, "sidebar.opened"],
  ["open", "sidebar.opened"],
  ["closed", "sidebar.closed"],
  ["?", "sidebar.opened"],
])("reports the stored text %j as %s", (text, event) => {
  expect(received(storageOf(text)).events).toEqual([event])
})

it("reports an open sidebar without storage, and saving does not fail", () => {
  expect(received(refused).events).toEqual(["sidebar.opened"])
  expect(() => saveSidebar(refused)({ isOpen: false })).not.toThrow()
})

it("reports a choice of another tab, until unsubscribed", () => {
  const storage = storageOf("open")
  const { events, actor, change } = received(storage)
  saveSidebar(storage)({ isOpen: false })
  change("theme")
  expect(events).toEqual(["sidebar.opened"])
  change("sidebar")
  expect(events).toEqual(["sidebar.opened", "sidebar.closed"])
  actor.stop()
  change("sidebar")
  expect(events).toHaveLength(2)
})
