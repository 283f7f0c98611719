import type { PathStep } from "#machines/kit/explore.ts"
import type { Locator, LocatorSelectors } from "vitest/browser"
import { callsOf } from "#scripts/paths/app/adapters.ts"
import { successOf } from "#scripts/paths/app/exchanges.ts"
import type { Exchange, OnApp } from "#scripts/paths/app/on-app.ts"

/** A page of a customer that is opened by this address. */
export const page = (address: string, more: Partial<OnApp> = {}): OnApp => ({
  address: () => address,
  signedIn: true,
  ...more,
})

/** The region with this text as its name. */
export const region =
  (title: string) =>
  ({ page: whole, t }: Parameters<NonNullable<OnApp["within"]>>[0]): Locator | LocatorSelectors =>
    whole.getByRole("region", { name: t(title) })

/** The answer to the request of the adapter with this name, whenever it asks. */
export const always = (adapter: string, input: unknown, sample: unknown): Exchange => {
  const [call] = callsOf(adapter, input)
  return { method: call!.method, path: call!.path, kind: "response", response: successOf(call!, sample) }
}

/** The same answer, until the flow begins. */
export const first = (...call: Parameters<typeof always>) => ({ ...always(...call), first: true }) as const

/** The browser's own dialog chooses the file; the stories of tests/e2e imitate it, and play the rest. */
export const beforeFile = (steps: readonly PathStep[]): string | null =>
  steps.some(({ label }) => label.startsWith("chooseFile ")) ? "the browser's own dialog chooses the file" : null
