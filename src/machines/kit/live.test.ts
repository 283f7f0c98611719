import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { promoCheckModel } from "#machines/shop/promo-check.model.ts"
import { createFlowSession } from "./flow-session.ts"
import { labelSample, mapTexts, readSampleLabel } from "./label-sample.ts"
import { flushMicrotasks } from "./mocked-machine.ts"

const start = () => {
  let changes = 0
  const session = createFlowSession(
    promoCheckModel,
    () => false,
    () => {
      changes++
    },
  )
  const actor = createActor(session.machine, { input: promoCheckModel.input, ...session.options })
  actor.start()
  const choose = async (label: string, when?: string) => {
    const index = session
      .report()
      .choices.findIndex((choice) => choice.label === label && (when === undefined || choice.when === when))
    await session.choose(index)
    await flushMicrotasks()
  }
  return { session, actor, choose, changes: () => changes }
}

describe("a machine played by hand", () => {
  it("keeps the labels of samples whose texts are changed", () => {
    const sample = labelSample("refused", { message: "Try later", codes: ["A", 1] })
    const changed = mapTexts({ type: "tried", output: Result.fail(sample) }, (text) => text.toUpperCase())
    expect(Result.isFailure(changed.output) && changed.output.failure).toEqual({
      message: "TRY LATER",
      codes: ["A", 1],
    })
    expect(readSampleLabel(changed)).toBe("refused")
    expect(sample.message).toBe("Try later")
  })

  it("offers the events of the state, with their senders", () => {
    const { session } = start()
    expect(session.report().choices.every(({ source }) => source === "person")).toBe(true)
    expect(session.report().log).toEqual([])
  })

  it("logs every event with its target, and reports each change", async () => {
    const { session, choose, changes } = start()
    const typed = session.report().choices.find(({ label }) => label === "promoCode.type")!
    await choose("promoCode.type", typed.when)
    expect(changes()).toBeGreaterThan(1)
    expect(session.report().log.map(({ label, to, isIgnored }) => [label, to, isIgnored])).toEqual([
      ["promoCode.type", session.report().state, false],
    ])
  })

  it("logs an event that the state ignores", () => {
    const { session, actor } = start()
    const { state } = session.report()
    actor.send({ type: "unknown.knows" } as never)
    expect(session.report().log).toEqual([{ label: "unknown.knows", when: "", to: state, isIgnored: true }])
    expect(session.withoutLast()).toEqual([])
  })

  it("goes back one step by repeating the earlier events", async () => {
    const { session, choose } = start()
    const visitedStates: Array<string> = []
    for (let step = 0; step < 3; step++) {
      visitedStates.push(session.report().state)
      await choose(session.report().choices.find(({ source }) => source !== "feed")!.label)
    }
    const again = start()
    for (const event of session.withoutLast()) await again.session.fire(event)
    expect(again.session.report().state).toBe(visitedStates.at(-1))
    expect(again.session.report().log).toEqual(session.report().log.slice(0, -1))
  })
})
