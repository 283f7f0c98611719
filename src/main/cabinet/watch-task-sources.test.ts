import { Effect } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromCallback } from "xstate"
import { demoProfile, profile } from "#domain/fixtures/account.ts"
import { orderIssued } from "#domain/fixtures/order.ts"
import { buildVisibleOrders } from "#domain/fixtures/receipt.ts"
import { pendingWithdrawal } from "#domain/fixtures/withdrawal.ts"
import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import type { Order } from "#domain/orders/order.ts"
import type { Profile } from "#domain/site/account.ts"
import { defaultConfig } from "#domain/site/config.ts"
import { customerTasks } from "#machines/cabinet/customer-tasks.machine.ts"
import { freshness, type Topic } from "#machines/site/freshness.machine.ts"
import { session } from "#machines/site/session.machine.ts"
import { config } from "#main/site/config.ts"
import { createStore } from "#main/site/store.ts"
import { watchTaskSources, followOrders } from "./watch-task-sources.ts"

afterEach(() => config.set(defaultConfig))

const watch = (value: "authenticated" | "checking", profile: Profile | null) => {
  const sessionState = createActor(session, {
    snapshot: session.resolveState({ value, context: { profile, changes: 0 } }),
  })
  const orders = createStore<ReadonlyArray<Order> | null>(null)
  const requests = createStore<ReadonlyArray<WithdrawalRequest>>([])
  const actor = createActor(
    customerTasks.provide({
      actors: { watchTaskSources: watchTaskSources({ session: sessionState }, orders, requests) },
    }),
  ).start()
  return {
    orders,
    requests,
    tasks: () => [actor.getSnapshot().value, actor.getSnapshot().context.tasks.map(({ kind }) => kind)],
  }
}

it("waits for the orders, then follows orders and withdrawals", () => {
  const { orders, requests, tasks } = watch("authenticated", { ...profile, emailConfirmed: true })
  expect(tasks()).toEqual(["waiting", []])
  orders.set([])
  expect(tasks()).toEqual(["none", []])
  orders.set([orderIssued])
  requests.set([pendingWithdrawal])
  expect(tasks()).toEqual(["shown", ["withdrawal", "order"]])
})

it("waits for a profile that is loading, and not for one that failed to load", () => {
  const loading = watch("checking", null)
  loading.orders.set([])
  expect(loading.tasks()).toEqual(["waiting", []])
  const failed = watch("authenticated", null)
  failed.orders.set([])
  expect(failed.tasks()).toEqual(["none", []])
})

it("reports an unconfirmed address only to a customer, where confirmation is enabled", () => {
  const customer = watch("authenticated", { ...profile, emailConfirmed: false })
  customer.orders.set([])
  expect(customer.tasks()).toEqual(["none", []])
  config.set({ ...defaultConfig, extensions: ["emailChange"] })
  expect(customer.tasks()).toEqual(["shown", ["email"]])
  const demo = watch("authenticated", { ...demoProfile, emailConfirmed: false })
  demo.orders.set([])
  expect(demo.tasks()).toEqual(["none", []])
})

const follow = () => {
  const actor = createActor(freshness.provide({ actors: { watchProfile: fromCallback(() => undefined) } })).start()
  const stale: Array<ReadonlyArray<Topic>> = []
  actor.on("stale", ({ topics }) => stale.push(topics))
  const { step, followed } = followOrders({ freshness: actor })
  return (...orders: ReadonlyArray<Order>) => {
    Effect.runSync(followed(() => Effect.succeed(buildVisibleOrders(orders.length, orders)))(undefined))
    return [stale.splice(0), step.get()]
  }
}

const rest: ReadonlyArray<Topic> = ["balances", "contracts", "history"]

it("a new state or another order makes the other data stale after the first load", () => {
  const load = follow()
  const other: Order = { ...orderIssued, id: "2" as Order["id"] }
  expect(load(orderIssued)).toEqual([[], 1])
  expect(load(orderIssued)).toEqual([[], 1])
  expect(load({ ...orderIssued, state: "Completed" })).toEqual([[rest], 2])
  expect(load(other, { ...orderIssued, state: "Completed" })).toEqual([[rest], 2])
  expect(load()).toEqual([[rest], 0])
})
