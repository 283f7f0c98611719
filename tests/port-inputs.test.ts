import { BigDecimal } from "effect"
import { describe, expect, it } from "vitest"
import { createActor, type AnyEventObject } from "xstate"
import { models } from "#machines/generated/models.ts"
import { createMockedMachine, flushMicrotasks } from "#machines/kit/mocked-machine.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import { isChosen } from "./chosen.ts"

type ExpectedInputs = NonNullable<AnyExplored["portInputs"]>

const person = { email: "anna@example.com", password: "correct-horse" }
const plain = (value: unknown): unknown => {
  if (BigDecimal.isBigDecimal(value)) return BigDecimal.format(value)
  return typeof value !== "object" || value === null
    ? value
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}

/** Returns the port calls in order. */
const askedDuring = async (model: AnyExplored, events: readonly AnyEventObject[]) => {
  const sandbox = createMockedMachine(model)
  const visited = new Set<object>()
  const portCalls: (readonly [port: string, input: unknown])[] = []
  const note = () => {
    for (const [port, question] of sandbox.pendingCalls)
      if (!visited.has(question)) {
        visited.add(question)
        portCalls.push([port, plain(question.input)])
      }
  }
  const actor = createActor(sandbox.machine, { input: model.input, clock: sandbox.clock }).start()
  note()
  for (const event of events) {
    if (!(await sandbox.trigger(event, actor.getSnapshot()))) actor.send(event)
    await flushMicrotasks()
    note()
  }
  actor.stop()
  return portCalls
}

const stepsOf = (model: AnyExplored) => model.exploration().shortestPaths.flat()

const each = (inputs: readonly unknown[]) =>
  [...new Set(inputs.map((input) => JSON.stringify(input) ?? "nothing"))].toSorted()
const eachOf = (portCalls: ExpectedInputs) =>
  Object.fromEntries(Object.entries(portCalls).map(([port, inputs]) => [port, each(inputs)]))

const withAsks = Object.entries<AnyExplored>(models).flatMap(([name, model]) =>
  model.portInputs === undefined || !isChosen(name) ? [] : [[name, model, model.portInputs] as const],
)

describe.each(withAsks)("%s", (_, model, wanted) => {
  it("calls its ports with exactly the listed input", async () => {
    const portInputs: (readonly [port: string, input: unknown])[] = []
    for (const steps of model.exploration().shortestPaths)
      portInputs.push(
        ...(await askedDuring(
          model,
          steps.map(({ event }) => event),
        )),
      )
    const portCalls = Map.groupBy(portInputs, ([port]) => port)
    const byPort = Object.fromEntries([...portCalls].map(([port, all]) => [port, all.map(([, input]) => input)]))
    expect(eachOf(byPort)).toEqual(eachOf(wanted))
  })
})

it.runIf(isChosen("signUp"))("signUp sends the accepted promo code", async () => {
  const portCalls = await askedDuring(models.signUp, [
    { type: "promoCode.accepted", code: "WELCOME10" },
    { type: "form.submit", ...person },
    stepsOf(models.signUp).find(({ label }) => label === "obtainHumanCheck ok")!.event,
  ])
  expect(portCalls.at(-1)).toEqual(["signUp", { ...person, code: "WELCOME10", humanCheck: "human" }])
})

it.runIf(isChosen("promoCheck"))("promoCheck checks the code without surrounding spaces", async () => {
  const afterDebounce = stepsOf(models.promoCheck).find(({ label }) => label.startsWith("after "))!.event
  expect(
    await askedDuring(models.promoCheck, [{ type: "promoCode.type", code: " WELCOME10 " }, afterDebounce]),
  ).toEqual([["checkPromoCode", { code: "WELCOME10" }]])
})
