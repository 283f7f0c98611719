import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { memoryLocation } from "wouter/memory-location"
import { orderCreated } from "#domain/fixtures/order.ts"
import type { Machines } from "#machines/generated/machines.ts"
import { mockedMachine } from "#machines/kit/mocked-machine.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import type { Walk } from "#ui/walk.ts"
import { walks } from "#ui/generated/walks.ts"
import { isChosen } from "#tests/chosen.ts"

// Test files share a page here.
afterEach(cleanup)

/** The addresses behind a person who came to this state. */
const historyAt = async (name: keyof Machines, state: string) => {
  const walk: Walk<any> = walks[name]
  const memory = memoryLocation({ path: "/", record: true })
  await render(
    <FlowOptions value={{ snapshots: { [walk.model.machine.id]: walk.model.at(state as never) } }}>
      <StoryFrame locale="en-US" memory={memory}>
        {walk.page(mockedMachine(walk.model).machine)}
      </StoryFrame>
    </FlowOptions>,
  )
  return memory.history.slice(0, -1)
}

// Back to such a page would only send the person on.
it.for(
  (
    [
      ["signIn", "success"],
      ["contracts", "beyond"],
      ["paymentStatus", "buyProduct"],
      ["paymentStatus", "buyMethod"],
      ["cryptoStatus", "otherMethod"],
      ["assignOrder", "toStatus"],
      ["calculator", "toStatus"],
      ["calculator", "toOrder"],
      ["routeGuard", "toSignIn"],
      ["routeGuard", "toSignUp"],
      ["routeGuard", "toDashboard"],
      ["routeGuard", "onward"],
    ] as const
  ).filter(([name]) => isChosen(name)),
)("Back skips a page that only sends on: %s in %s", async ([name, state]) => {
  expect(await historyAt(name, state)).toEqual([])
})

// A step of the purchase that a person took by a button can be taken back.
it.for(
  (
    [
      ["calculator", "toMethod", "/"],
      ["createInvoice", "status", "/"],
      // The calculator of the order itself: from the one it came from, Continue would make a second order.
      ["createOrder", "created", paths.buy(orderCreated.id)],
    ] as const
  ).filter(([name]) => isChosen(name)),
)("Back leads to the step before: %s in %s", async ([name, state, before]) => {
  expect(await historyAt(name, state)).toEqual([before])
})
