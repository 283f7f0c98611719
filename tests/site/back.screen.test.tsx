import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { memoryLocation } from "wouter/memory-location"
import { orderCreated } from "#domain/fixtures/order.ts"
import type { Machines } from "#machines/generated/machines.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { isChosen } from "#tests/chosen.ts"
import { walks } from "#ui/generated/walks.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import type { Walk } from "#ui/walk.ts"

afterEach(cleanup)

/** Returns the URLs in the history of a visitor who has reached this state. */
const historyAt = async (name: keyof Machines, state: string) => {
  const walk: Walk<any> = walks[name]
  const memory = memoryLocation({ path: "/", record: true })
  await render(
    <FlowOptions value={{ snapshots: { [walk.model.machine.id]: walk.model.at(state as never) } }}>
      <StoryFrame locale="en-US" memory={memory}>
        {walk.page(createMockedMachine(walk.model).machine)}
      </StoryFrame>
    </FlowOptions>,
  )
  return memory.history.slice(0, -1)
}

// A page that only sends visitors on must replace its URL in the history, because going back to the page would send the
// visitor on again.
it.for(
  (
    [
      ["signIn", "success"],
      ["contracts", "pageOutOfRange"],
      ["paymentStatus", "buyProduct"],
      ["paymentStatus", "buyMethod"],
      ["cryptoStatus", "otherMethod"],
      ["assignOrder", "toStatus"],
      ["calculator", "toStatus"],
      ["calculator", "toOrder"],
      ["routeGuard", "toSignIn"],
      ["routeGuard", "toSignUp"],
      ["routeGuard", "toDashboard"],
      ["routeGuard", "redirecting"],
    ] as const
  ).filter(([name]) => isChosen(name)),
)("Back skips a page that only redirects: %s in %s", async ([name, state]) => {
  expect(await historyAt(name, state)).toEqual([])
})

// After a step of the purchase that a customer took with a button, Back must return to the previous step.
it.for(
  (
    [
      ["calculator", "toMethod", "/"],
      ["createInvoice", "status", "/"],
      // The previous URL is the calculator of the order itself, because Continue in the calculator without an order
      // would create a second order.
      ["createOrder", "created", paths.buy(orderCreated.id)],
    ] as const
  ).filter(([name]) => isChosen(name)),
)("Back leads to the previous step: %s in %s", async ([name, state, before]) => {
  expect(await historyAt(name, state)).toEqual([before])
})
