import type { Result } from "effect"
import { expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import { invoicedOrder } from "../../domain/fixtures/payment"
import type { Order } from "../../domain/orders/order"
import { cryptoStatus } from "../../machines/payments/crypto-status/crypto-status.machine"
import { watchVisibility } from "./visibility"

type Visibility = "visible" | "hidden"

const browserThat = (visibilityState: Visibility) => ({
  document: Object.assign(new EventTarget(), { visibilityState }),
})

/** A page that polls, whose answers never come. */
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
  const loadOrder = fromPromise<Result.Result<Order, TaggedFailure<"OrderNotFound"> | CallFailed>, { orderId: string }>(
    () => new Promise(() => undefined),
  )
  const machine = cryptoStatus.provide({
    actors: { watchVisibility: watchVisibility(browser as unknown as Window, { network }), loadOrder },
  })
  const actor = createActor(machine, { input: { order: invoicedOrder("Issued") } }).start()
  const look = (visibilityState: Visibility) => {
    browser.document.visibilityState = visibilityState
    browser.document.dispatchEvent(new Event("visibilitychange"))
  }
  const connect = (now: boolean) => {
    isOnline = now
    changes.dispatchEvent(new Event("change"))
  }
  return { look, connect, actor, step: () => Object.values(actor.getSnapshot().value)[0] }
}

it.each([
  ["visible", true, "waiting"],
  ["visible", false, "offline"],
  ["hidden", true, "paused"],
  ["hidden", false, "paused"],
] as const)("first says how the page is: %s, online %s", (visibility, onLine, step) => {
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
