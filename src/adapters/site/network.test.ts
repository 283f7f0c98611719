import { expect, it } from "vitest"
import { createActor } from "xstate"
import { connection } from "#machines/site/connection.machine.ts"
import { watchConnection, watchNetwork } from "./network.ts"

/** Opens the site in a browser that reports whether it is online. The report may be wrong. */
const visited = (onLine: boolean) => {
  const browser = Object.assign(new EventTarget(), { navigator: { onLine } })
  let works = true
  const send = () => (works ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch")))
  const network = watchNetwork(browser as unknown as Window, send)
  const actor = createActor(connection.provide({ actors: { watchConnection: watchConnection(network) } })).start()
  return {
    actor,
    say: (isOnline: boolean) => {
      browser.navigator.onLine = isOnline
      browser.dispatchEvent(new Event(isOnline ? "online" : "offline"))
    },
    call: async (answered: boolean, init: RequestInit = {}) => {
      works = answered
      await network.fetch("/", init).catch(() => undefined)
    },
    chunkFailed: network.chunkFailed,
    state: () => actor.getSnapshot().value,
  }
}

it("is offline only after a call failed in a browser that reports no network", async () => {
  const { say, call, state } = visited(false)
  const steps: unknown[] = [state()]
  for (const step of [
    () => call(true),
    () => call(false),
    () => call(true),
    () => call(false),
    async () => say(true),
  ]) {
    await step()
    steps.push(state())
  }
  expect(steps).toEqual(["online", "online", "offline", "online", "offline", "online"])
})

it("is online where a call fails in a browser that reports a network", async () => {
  const { call, state } = visited(true)
  await call(false)
  expect(state()).toBe("online")
})

it("is offline when the code of a call cannot be loaded without a network", async () => {
  const { chunkFailed, call, state } = visited(false)
  chunkFailed()
  expect(state()).toBe("offline")
  await call(true)
  expect(state()).toBe("online")
})

it("ignores an aborted call", async () => {
  const { call, state } = visited(false)
  await call(false, { signal: AbortSignal.abort() })
  expect(state()).toBe("online")
})

it("follows the network, until unsubscribed", async () => {
  const { actor, say, call, state } = visited(true)
  await call(false)
  say(false)
  expect(state()).toBe("offline")
  say(true)
  actor.stop()
  say(false)
  expect(state()).toBe("online")
})
