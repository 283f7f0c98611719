import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { promoCheckModel } from "#machines/shop/promo-check.model.ts"
import { flowSession } from "./flow-session.ts"
import { flushMicrotasks } from "./mocked-machine.ts"
import { labelSample, mapTexts, sampleLabel } from "./when.ts"

const start = () => {
  let changes = 0
  const session = flowSession(
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

describe("a flow played by hand", () => {
  it("keeps the names of samples whose texts are changed", () => {
    const sample = labelSample("refused", { message: "Try later", codes: ["A", 1] })
    const changed = mapTexts({ type: "tried", output: Result.fail(sample) }, (text) => text.toUpperCase())
    expect(Result.isFailure(changed.output) && changed.output.failure).toEqual({
      message: "TRY LATER",
      codes: ["A", 1],
    })
    expect(sampleLabel(changed)).toBe("refused")
    expect(sample.message).toBe("Try later")
  })

  it("offers what the state takes, from whom it comes", () => {
    const { session } = start()
    expect(session.report().choices.every(({ by }) => by === "person")).toBe(true)
    expect(session.report().log).toEqual([])
  })

  it("logs every event and where it led, and tells of each", async () => {
    const { session, choose, changes } = start()
    const typed = session.report().choices.find(({ label }) => label === "promoCode.type")!
    await choose("promoCode.type", typed.when)
    expect(changes()).toBeGreaterThan(1)
    expect(session.report().log.map(({ label, to, ignored }) => [label, to, ignored])).toEqual([
      ["promoCode.type", session.report().state, false],
    ])
  })

  it("says what was sent in vain", () => {
    const { session, actor } = start()
    const { state } = session.report()
    actor.send({ type: "unknown.knows" } as never)
    expect(session.report().log).toEqual([{ label: "unknown.knows", when: "", to: state, ignored: true }])
    expect(session.withoutLast()).toEqual([])
  })

  it("goes back one step by playing the others again", async () => {
    const { session, choose } = start()
    const way: Array<string> = []
    for (let step = 0; step < 3; step++) {
      way.push(session.report().state)
      await choose(session.report().choices.find(({ by }) => by !== "feed")!.label)
    }
    const again = start()
    for (const event of session.withoutLast()) await again.session.fire(event)
    expect(again.session.report().state).toBe(way.at(-1))
    expect(again.session.report().log).toEqual(session.report().log.slice(0, -1))
  })
})
