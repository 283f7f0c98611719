import { expect, it } from "vitest"
import { createActor, createMachine } from "xstate"
import { follow, callNowAndOnChange, onSnapshot, type Subscribe } from "./follow.ts"

/** Creates a source that reports a change when the test calls `change`. */
const source = () => {
  const listeners = new Set<() => void>()
  const changes: Subscribe = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { changes, change: () => listeners.forEach((listener) => listener()), count: () => listeners.size }
}

it("calls back now and on each change, until the end", () => {
  const [one, other] = [source(), source()]
  let reports = 0
  const end = callNowAndOnChange([one.changes, other.changes], () => (reports += 1))
  expect(reports).toBe(1)
  one.change()
  other.change()
  expect(reports).toBe(3)
  end()
  one.change()
  expect([reports, one.count(), other.count()]).toEqual([3, 0, 0])
})

it("reports a value now and when it differs from the last one, never as null", () => {
  const { changes, change } = source()
  const values = [null, { step: 1 }, { step: 1 }, null, { step: 1 }, { step: 2 }, { step: 1 }, { step: 0 }]
  const received: Array<unknown> = []
  const end = follow(
    [changes],
    () => values[0] ?? null,
    (value) => received.push(value),
  )
  while (values.length > 2) {
    values.shift()
    change()
  }
  expect(received).toEqual([{ step: 1 }, { step: 2 }, { step: 1 }])
  end()
  values.shift()
  change()
  expect(received).toHaveLength(3)
})

it("does not miss a change during the first report", () => {
  const { changes, change } = source()
  let value = 1
  const received: Array<number> = []
  follow(
    [changes],
    () => value,
    (next) => {
      received.push(next)
      if (value < 3) {
        value += 1
        change()
      }
    },
  )
  expect(received).toEqual([1, 2, 3])
})

it("reports a change with each snapshot of an actor", () => {
  const actor = createActor(
    createMachine({ initial: "off", states: { off: { on: { press: "on" } }, on: { on: { press: "off" } } } }),
  ).start()
  const seen: Array<unknown> = []
  const end = follow(
    [onSnapshot(actor)],
    () => actor.getSnapshot().value,
    (value) => seen.push(value),
  )
  actor.send({ type: "press" })
  actor.send({ type: "press" })
  end()
  actor.send({ type: "press" })
  expect(seen).toEqual(["off", "on", "off"])
})
