import { expect, it } from "vitest"
import { createActor } from "xstate"
import { connection } from "../../machines/site/connection/connection.machine"
import { watchConnection } from "./connection"

const browserThat = (isOnline: boolean) => Object.assign(new EventTarget(), { navigator: { onLine: isOnline } })

const watched = (isOnline: boolean) => {
  const browser = browserThat(isOnline)
  const actor = createActor(
    connection.provide({ actors: { watchConnection: watchConnection(browser as unknown as Window) } }),
  ).start()
  const change = (onLine: boolean) => {
    browser.navigator.onLine = onLine
    browser.dispatchEvent(new Event(onLine ? "online" : "offline"))
  }
  return { actor, change }
}

it.each([
  [true, "online"],
  [false, "offline"],
])("starts as the browser is: %s", (isOnline, state) => {
  expect(watched(isOnline).actor.getSnapshot().value).toBe(state)
})

it("follows the network, until unsubscribed", () => {
  const { actor, change } = watched(true)
  change(false)
  expect(actor.getSnapshot().value).toBe("offline")
  change(true)
  expect(actor.getSnapshot().value).toBe("online")
  actor.stop()
  change(false)
  expect(actor.getSnapshot().value).toBe("online")
})
