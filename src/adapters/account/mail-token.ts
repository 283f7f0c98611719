import { Result } from "effect"
import type { NoToken } from "#domain/account/account-failures.ts"
import { taggedFailure } from "#domain/shared/failure.ts"

interface Address {
  readonly read: () => { readonly pathname: string; readonly search: string }
  /** The token that this entry of the browser's history holds. */
  readonly held: () => unknown
  /** Replaces the address of the entry, which then holds this token. */
  readonly replace: (address: string, token: string | null) => void
}

const longest = 512

/** wouter follows what replaces the address. */
const ofPage: Address = {
  read: () => location,
  held: () => (history.state as { readonly token?: unknown } | null)?.token,
  replace: (address, token) => history.replaceState(token === null ? null : { token }, "", address),
}

const isToken = (token: unknown): token is string =>
  typeof token === "string" && token !== "" && token.length <= longest

/**
 * Takes the token of a confirmation mail out of the address, where history, screenshots and other sites could find it. The entry of the
 * browser's history holds it, so that a page that is loaded again is still the page of this link.
 * The call waits a turn first: a start that React's strict mode takes back at once must not use the token up.
 */
export const takeTokenFromAddress =
  (address = ofPage) =>
  async (_: void, signal: AbortSignal): Promise<Result.Result<string, NoToken>> => {
    await Promise.resolve()
    if (signal.aborted) return Result.fail(taggedFailure("NoToken"))
    const { pathname, search } = address.read()
    const query = new URLSearchParams(search)
    const named = query.get("token")
    const token = named ?? address.held()
    if (named !== null) {
      query.delete("token")
      address.replace(query.size === 0 ? pathname : `${pathname}?${query}`, isToken(named) ? named : null)
    }
    return isToken(token) ? Result.succeed(token) : Result.fail(taggedFailure("NoToken"))
  }

/** The token was used up: a page that is loaded again is no longer the page of its link. */
export const forgetToken = (address = ofPage): void => {
  const { pathname, search } = address.read()
  address.replace(pathname + search, null)
}
