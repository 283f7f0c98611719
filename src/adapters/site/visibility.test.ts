import type { Result } from "effect"
import { expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import { poll } from "#machines/site/poll.machine.ts"
import { watchVisibility } from "./visibility.ts"

type Visibility = "visible" | "hidden"

const browserThat = (visibilityState: Visibility) => ({
  document: Object.assign(new EventTarget(), { visibilityState }),
})

/** Creates a page that polls and never receives a response. */
const watched = (visibility: Visibility, onLine: boolean) => {
  const browser = browserThat(visibility)
  const changes = new EventTarget()
  let isOnline = onLine
  const network = {
    isOffline: () => !isOnline,
    watch: (listener: () => void) => {
      changes.addEventListener("change", listener)
      return () => changes.removeEventListener("change", listener)
    },
  }
  const machine = poll.provide({
    actors: {
      watchVisibility: watchVisibility(browser as unknown as Window, () => 0, network),
      load: fromPromise<Result.Result<null, TaggedFailure<"PageInUse"> | CallFailed>, void>(
        () => new Promise(() => undefined),
      ),
    },
  })
  const actor = createActor(machine, { input: { every: timing.statusPoll, isAwaited: true } }).start()
  const look = (visibilityState: Visibility) => {
    browser.document.visibilityState = visibilityState
    browser.document.dispatchEvent(new Event("visibilitychange"))
  }
  const connect = (now: boolean) => {
    isOnline = now
    changes.dispatchEvent(new Event("change"))
  }
  return { look, connect, actor, step: () => actor.getSnapshot().value }
}

it.each([
  ["visible", true, "waiting"],
  ["visible", false, "offline"],
  ["hidden", true, "paused"],
  ["hidden", false, "paused"],
] as const)("reports the state of the page first: %s, online %s", (visibility, onLine, step) => {
  expect(watched(visibility, onLine).step()).toBe(step)
})

it("follows network and visibility, and polls when both are back", () => {
  const { look, connect, step, actor } = watched("visible", true)
  const steps = [
    () => connect(false),
    () => look("hidden"),
    () => look("visible"),
    () => connect(true),
    () => look("hidden"),
    () => connect(false),
    () => connect(true),
    () => look("visible"),
  ].map((change) => {
    change()
    return step()
  })
  expect(steps).toEqual(["offline", "paused", "offline", "fetching", "paused", "paused", "paused", "fetching"])
  actor.stop()
  connect(false)
  expect(step()).toBe("fetching")
})
