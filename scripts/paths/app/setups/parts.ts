import type { Locator, LocatorSelectors } from "vitest/browser"
import type { PathStep } from "#machines/kit/explore.ts"
import { callsOf } from "#scripts/paths/app/adapters.ts"
import type { MockedRequest, AppSetup } from "#scripts/paths/app/app-setup.ts"
import { successOf } from "#scripts/paths/app/mocked-requests.ts"

/** Returns the wiring of a signed-in customer's page at this URL. */
export const page = (address: string, overrides: Partial<AppSetup> = {}): AppSetup => ({
  address: () => address,
  isSignedIn: true,
  ...overrides,
})

/** Finds the region with this text as its name. */
export const region =
  (title: string) =>
  ({ page: whole, t }: Parameters<NonNullable<AppSetup["locateFlow"]>>[0]): Locator | LocatorSelectors =>
    whole.getByRole("region", { name: t(title) })

/** Returns the response to each request of the adapter with this name. */
export const alwaysReply = (adapter: string, input: unknown, sample: unknown): MockedRequest => {
  const [call] = callsOf(adapter, input)
  return { method: call!.method, path: call!.path, kind: "response", response: successOf(call!, sample) }
}

/** Returns a response that `alwaysReply` would give, but only until the flow begins. */
export const replyFirst = (...call: Parameters<typeof alwaysReply>) =>
  ({ ...alwaysReply(...call), first: true }) as const

/**
 * Returns the reason against a path through the browser's own file dialog, and null for any other path. The stories of
 * tests/e2e imitate the dialog and cover these paths.
 */
export const beforeFile = (steps: readonly PathStep[]): string | null =>
  steps.some(({ label }) => label.startsWith("chooseFile ")) ? "the browser's own dialog chooses the file" : null
