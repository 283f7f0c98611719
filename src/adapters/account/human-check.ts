import { Result } from "effect"
import type { HumanCheckAction } from "#domain/account/credentials.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"

/** The exports of the configured service's module. */
export interface HumanCheckModule {
  readonly obtain: (action: HumanCheckAction) => Promise<string>
}

/** Loads the local check, for a site without a configured service. The check accepts every visitor. */
const loadLocal = (): Promise<HumanCheckModule> =>
  Promise.resolve({ obtain: (action) => Promise.resolve(`local-${action}`) })

const printable = /^[\x20-\x7e]{1,4096}$/

/**
 * Requests a value from the human-check service for one call. `load` loads the configured service, and is null without one. The service
 * loads with the first submitted form, and never while the URL contains a token, because third-party code could read it. Fails with the
 * reason `unavailable` if the service gives no value, and with `malformed` if a header cannot carry the value.
 */
export const obtainHumanCheck = async (
  action: HumanCheckAction,
  load: (() => Promise<HumanCheckModule>) | null,
  holdsToken: () => boolean,
): Promise<Result.Result<string, CallFailed>> => {
  if (load !== null && holdsToken()) return Result.fail(callFailed("unavailable"))
  try {
    const value = await (await (load ?? loadLocal)()).obtain(action)
    // Only printable ASCII characters can be in a header.
    return printable.test(value) ? Result.succeed(value) : Result.fail(callFailed("malformed"))
  } catch {
    // The cause may be a blocker, the network or the service itself. The visitor can resend the form in each case.
    return Result.fail(callFailed("unavailable"))
  }
}
