import { describe, expect, it } from "vitest"
import { createActor, type AnyActorLogic, type AnyStateMachine } from "xstate"
import { timing } from "#domain/shared/timing.ts"
import { machines } from "#machines/generated/machines.ts"

type Node = AnyStateMachine["root"]
const nodesOf = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Returns the error of a placeholder port or feed. A placeholder without an adapter must fail with its name. */
const complaint = (logic: AnyActorLogic): Promise<string> =>
  new Promise((done) => {
    const actor = createActor(logic, { input: undefined })
    actor.subscribe({ error: (failure: unknown) => done(failure instanceof Error ? failure.message : String(failure)) })
    actor.start()
  })

/** Synonyms of `failed` and `sending`, which names of states must not use. */
const otherWords = /\b(error|notLoaded|rethrown|process|processing|submitting|creating|saving)\b/
/** States in whose names such a word has another meaning. */
const meantOtherwise = [
  // The bank's own word for a failed card payment.
  "cardStatus.error",
  // The state saves after a delay while the customer continues typing.
  "calculator.editing.saving",
  "orderPromoCode.saving",
  // The browser stores the choice immediately, and nobody waits for it.
  "referralCapture.stored.saving",
  "review.shown.thanks.saving",
  "theme.saving",
]

it("each machine has the id under which it is listed", () => {
  expect(Object.values<AnyStateMachine>(machines).map((machine) => machine.id)).toEqual(Object.keys(machines))
})

describe.each(Object.entries<AnyStateMachine>(machines))("%s", (_, machine) => {
  const nodes = nodesOf(machine.root)
  const actors = machine.implementations.actors as Record<string, AnyActorLogic>

  it("has no parallel states, because two regions are two machines", () => {
    expect(nodes.filter((node) => node.type === "parallel").map((node) => node.id)).toEqual([])
  })

  it("is `failed` after a failed call and `sending` while a person waits for one", () => {
    const others = nodes.map(({ path }) => [machine.id, ...path].join(".")).filter((name) => otherWords.test(name))
    expect(others.filter((name) => !meantOtherwise.includes(name))).toEqual([])
  })

  it("names each invoke after its port", () => {
    const invokes = nodes.flatMap((node) => node.invoke)
    expect(invokes.map((invoke) => invoke.id)).toEqual(invokes.map((invoke) => invoke.src))
    expect(invokes.filter((invoke) => !((invoke.src as string) in actors))).toEqual([])
  })

  it("declares each port under its own name, and says where to provide a missing adapter", async () => {
    const names = Object.keys(actors)
    const complaints = await Promise.all(names.map((name) => complaint(actors[name]!)))
    expect(complaints).toEqual(
      names.map((name) =>
        expect.stringMatching(
          new RegExp(`^(Port|Feed) "${name}" has no adapter. Provide one where the route is composed`),
        ),
      ),
    )
  })

  it("has no onError, because expected failures are results and a rejection is a bug", () => {
    const listened = nodes.flatMap((node) => node.ownEvents.filter((event) => event.startsWith("xstate.error.")))
    expect(listened).toEqual([])
  })

  it("has only named delays, from src/domain/shared/timing.ts or calculated from the context", () => {
    const used = nodes.flatMap((node) => node.after.map((transition) => transition.delay))
    expect(used.filter((delay) => typeof delay !== "string")).toEqual([])
    const declared = Object.entries(machine.implementations.delays as Record<string, unknown>)
    const constants: Readonly<Record<string, number>> = timing
    expect(declared.filter(([name, delay]) => typeof delay !== "function" && constants[name] !== delay)).toEqual([])
  })

  it("has no side effects, because actions only assign, emit, and tell a feed to load", () => {
    const inline = nodes.flatMap((node) => [
      ...node.entry,
      ...node.exit,
      ...[...node.transitions.values()].flat().flatMap((transition) => transition.actions),
    ])
    const all: readonly unknown[] = [...Object.values(machine.implementations.actions), ...inline]
    const kinds = all
      .filter((action) => typeof action === "function")
      .map((action) => (action as { type?: string }).type)
    // XState implements a delay as a raise with a cancel on exit.
    const allowed = ["xstate.assign", "xstate.emit", "xstate.sendTo", "xstate.raise", "xstate.cancel"]
    expect(kinds.filter((kind) => !allowed.includes(kind ?? ""))).toEqual([])
  })
})
