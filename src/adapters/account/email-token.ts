import { Result } from "effect"
import type { NoToken } from "#domain/account/account-failures.ts"
import { taggedFailure } from "#domain/shared/failure.ts"

interface Address {
  readonly read: () => { readonly pathname: string; readonly search: string }
  /** Returns the token in this entry of the browser's history. */
  readonly stored: () => unknown
  /** Replaces the URL of the entry, and stores this token in it. */
  readonly replace: (address: string, token: string | null) => void
}

const maxTokenLength = 512

/** The URL of the page. The router wouter follows `replaceState`. */
const ofPage: Address = {
  read: () => location,
  stored: () => (history.state as { readonly token?: unknown } | null)?.token,
  replace: (address, token) => history.replaceState(token === null ? null : { token }, "", address),
}

const isToken = (token: unknown): token is string =>
  typeof token === "string" && token !== "" && token.length <= maxTokenLength

/**
 * Takes the token of an e-mail's link from the URL, where the history, screenshots and other sites could reveal it. The history
 * entry stores the token, so that a reloaded page is still the page of this link. Fails with `NoToken` if neither the URL nor the
 * entry contains a token.
 *
 * The call first waits one microtask, because React's strict mode may cancel a start immediately, and that start must not use up
 * the token.
 */
export const takeTokenFromUrl =
  (address = ofPage) =>
  async (_: void, signal: AbortSignal): Promise<Result.Result<string, NoToken>> => {
    await Promise.resolve()
    if (signal.aborted) return Result.fail(taggedFailure("NoToken"))
    const { pathname, search } = address.read()
    const query = new URLSearchParams(search)
    const tokenParam = query.get("token")
    const token = tokenParam ?? address.stored()
    if (tokenParam !== null) {
      query.delete("token")
      address.replace(query.size === 0 ? pathname : `${pathname}?${query}`, isToken(tokenParam) ? tokenParam : null)
    }
    return isToken(token) ? Result.succeed(token) : Result.fail(taggedFailure("NoToken"))
  }

/** Removes a used token from the history entry, so that a reloaded page is no longer the page of its link. */
export const forgetToken = (address = ofPage): void => {
  const { pathname, search } = address.read()
  address.replace(pathname + search, null)
}
