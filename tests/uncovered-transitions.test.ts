import { expect, it } from "vitest"
import { assign } from "xstate"
import { defineModel } from "#machines/kit/model.ts"
import { setup } from "#machines/shared/port.ts"
import { findUncoveredTransitions } from "./uncovered-transitions.ts"

type Context = { readonly tries: number; readonly last: string }

const counting = setup({
  types: {} as { context: Context; events: { type: "code.send"; code: string } },
}).createMachine({
  id: "counting",
  context: { tries: 0, last: "" },
  initial: "ready",
  states: {
    ready: {
      on: {
        "code.send": [
          { guard: ({ context }) => context.tries === 2, target: "locked" },
          { guard: ({ event }) => event.code === "right", target: "open" },
          { actions: assign(({ context }) => ({ tries: context.tries + 1 })) },
        ],
      },
    },
    locked: {},
    open: {},
  },
})
const machine = { machine: counting, portResults: {} }
const wrong = { type: "code.send", code: "wrong" } as const
const branch = (index: number) => `counting.ready on code.send [${index}]`

it("the context that decides is reported with the event that sets it", () => {
  const explored = defineModel({ ...machine, events: { "code.send": [wrong, { ...wrong, code: "right" }] } })
  expect(findUncoveredTransitions(explored, new Set([branch(1), branch(2)]))).toEqual([
    'ready on code.send, branch 1: the context decides: the sample {"code":"wrong"} takes it at the end of code.send → code.send → code.send, with another tries than the first time.',
    "→ Add to the model: distinguishBy: ({ tries }) => [tries], or the part of it that decides (docs/adding-a-flow.md, Samples).",
  ])
  expect(findUncoveredTransitions(explored, new Set([branch(0), branch(1), branch(2)]))).toEqual([])
})

it("the targets of the samples are reported if none takes the transition", () => {
  const explored = defineModel({ ...machine, events: { "code.send": [wrong] }, distinguishBy: ({ tries }) => tries })
  expect(findUncoveredTransitions(explored, new Set([branch(0), branch(2)]))).toEqual([
    "ready on code.send, branch 2: no sample takes it, in any context. From there the samples lead: code.send → ready; code.send → locked.",
    "→ Add a sample to the model, in events or portResults, for which the guard is true (docs/adding-a-flow.md, Samples).",
  ])
})
