import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor, createMachine, fromPromise, SimulatedClock } from "xstate"
import { decimal } from "#domain/shared/money.ts"
import { timing } from "#domain/shared/timing.ts"
import { createRejectedPromoCode, type PromoCodeResult } from "#domain/shop/promo-code.ts"
import { flushMicrotasks } from "#machines/kit/mocked-machine.ts"
import { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { promoCheckModel } from "#machines/shop/promo-check.model.ts"
import { promoCheckEvent, watchPromoCheck, type PromoCheckChanged } from "./watch-promo-check.ts"

it.each([
  ["empty", "promoCode.accepted"],
  ["typing", "promoCode.pending"],
  ["checking", "promoCode.pending"],
  ["validWithSale", "promoCode.accepted"],
  ["validWithoutSale", "promoCode.accepted"],
  ["invalid", "promoCode.refused"],
  ["unchecked", "promoCode.accepted"],
] as const)("reports the state %s as %s", (state, type) => {
  expect(promoCheckEvent(promoCheckModel.at(state)).type).toBe(type)
})

it("accepts a code that could not be checked, and reports no code", () => {
  expect(promoCheckEvent(promoCheckModel.at("unchecked"))).toEqual({ type: "promoCode.accepted", code: null })
})

it("reports the current state, then changes of the code, and stops with its listener", async () => {
  const clock = new SimulatedClock()
  const known: PromoCodeResult = { code: "SPRING", canBeApplied: true, discountPercent: decimal("5") }
  const checked = promoCheck.provide({
    actors: {
      checkPromoCode: fromPromise(({ input }) =>
        Promise.resolve(Result.succeed(input.code === "SPRING" ? known : createRejectedPromoCode(input.code))),
      ),
    },
  })
  const promo = createActor(checked, { input: { code: "" }, clock }).start()
  const heard: Array<PromoCheckChanged> = []
  const listener = createActor(
    createMachine({
      invoke: { src: watchPromoCheck(promo) },
      on: { "*": { actions: ({ event }) => void heard.push(event as PromoCheckChanged) } },
    }),
  ).start()
  promo.send({ type: "promoCode.type", code: " SPRING " })
  clock.increment(timing.promoCheckDebounce)
  await flushMicrotasks()
  promo.send({ type: "promoCode.type", code: "UNKNOWN" })
  clock.increment(timing.promoCheckDebounce)
  await flushMicrotasks()
  listener.stop()
  promo.send({ type: "promoCode.type", code: "" })
  expect(heard).toEqual([
    { type: "promoCode.accepted", code: null },
    { type: "promoCode.pending" },
    { type: "promoCode.pending" },
    { type: "promoCode.accepted", code: "SPRING" },
    { type: "promoCode.pending" },
    { type: "promoCode.pending" },
    { type: "promoCode.refused" },
  ])
})
