import { Result } from "effect"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import type { HumanCheckAction } from "#domain/account/credentials.ts"

/** The exports of a configured service's module. */
export interface HumanCheckModule {
  readonly obtain: (action: HumanCheckAction) => Promise<string>
}

/** Used without a service: it accepts every visitor. */
const loadLocal = (): Promise<HumanCheckModule> =>
  Promise.resolve({ obtain: (action) => Promise.resolve(`local-${action}`) })

const printable = /^[\x20-\x7e]{1,4096}$/

/**
 * Asks the human-check service for a value that one call may carry. `load`: the configured service, null without one; it loads with the
 * first submitted form, and never while the URL contains a token.
 */
export const obtainHumanCheck = async (
  action: HumanCheckAction,
  load: (() => Promise<HumanCheckModule>) | null,
  holdsToken: () => boolean,
): Promise<Result.Result<string, CallFailed>> => {
  if (load !== null && holdsToken()) return Result.fail(callFailed("unavailable"))
  try {
    const value = await (await (load ?? loadLocal)()).obtain(action)
    // The value goes into a header.
    return printable.test(value) ? Result.succeed(value) : Result.fail(callFailed("malformed"))
  } catch {
    // A blocker, a network, the service itself: in each case the form can be sent again.
    return Result.fail(callFailed("unavailable"))
  }
}
