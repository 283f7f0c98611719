import type { Locator, LocatorSelectors } from "vitest/browser"
import type { PathStep } from "#machines/kit/explore.ts"
import { callsOf } from "#scripts/paths/app/adapters.ts"
import { successOf } from "#scripts/paths/app/exchanges.ts"
import type { Exchange, OnApp } from "#scripts/paths/app/on-app.ts"

/** A page of a signed-in customer at this address. */
export const page = (address: string, more: Partial<OnApp> = {}): OnApp => ({
  address: () => address,
  signedIn: true,
  ...more,
})

/** Finds the region with this text as its name. */
export const region =
  (title: string) =>
  ({ page: whole, t }: Parameters<NonNullable<OnApp["within"]>>[0]): Locator | LocatorSelectors =>
    whole.getByRole("region", { name: t(title) })

/** The response to each request of the adapter with this name. */
export const always = (adapter: string, input: unknown, sample: unknown): Exchange => {
  const [call] = callsOf(adapter, input)
  return { method: call!.method, path: call!.path, kind: "response", response: successOf(call!, sample) }
}

/** Returns a response that `always` would give, but only until the flow begins. */
export const first = (...call: Parameters<typeof always>) => ({ ...always(...call), first: true }) as const

/** Refuses paths through the browser's own file dialog. The stories of tests/e2e imitate the dialog and cover these paths. */
export const beforeFile = (steps: readonly PathStep[]): string | null =>
  steps.some(({ label }) => label.startsWith("chooseFile ")) ? "the browser's own dialog chooses the file" : null
