import { Result } from "effect"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import type { HumanCheckAction } from "#domain/account/credentials.ts"

/** Asks the human-check service for a value that one call may carry. */
export type HumanCheck = (request: { readonly action: HumanCheckAction }) => Promise<Result.Result<string, CallFailed>>

/** Stands in for the service: everybody is human here. */
export const localHumanCheck: HumanCheck = ({ action }) => Promise.resolve(Result.succeed(`local-${action}`))

/** What a configured service's module exports. */
export interface HumanCheckModule {
  readonly obtain: (action: HumanCheckAction) => Promise<string>
}

const printable = /^[\x20-\x7e]{1,4096}$/

/** The configured service. It loads with the first submitted form, and never while the URL contains a token. */
export const remoteHumanCheck =
  (load: () => Promise<HumanCheckModule>, holdsToken: () => boolean): HumanCheck =>
  async ({ action }) => {
    if (holdsToken()) return Result.fail(callFailed("unavailable"))
    try {
      const value = await (await load()).obtain(action)
      // It goes into a header.
      return printable.test(value) ? Result.succeed(value) : Result.fail(callFailed("malformed"))
    } catch {
      // A blocker, a network, the service itself: in each case the form can be sent again.
      return Result.fail(callFailed("unavailable"))
    }
  }
