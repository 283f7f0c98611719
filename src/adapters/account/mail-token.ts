import { Result } from "effect"
import type { NoToken } from "#domain/account/account-failures.ts"
import { taggedFailure } from "#domain/shared/failure.ts"

interface Address {
  readonly read: () => { readonly pathname: string; readonly search: string }
  readonly replace: (address: string) => void
}

const longest = 512

/** wouter follows what replaces the address. */
const ofPage: Address = { read: () => location, replace: (address) => history.replaceState(null, "", address) }

/**
 * Takes the token of a confirmation mail out of the address, where history, screenshots and other sites could find it.
 * It waits a turn first: a start that React's strict mode takes back at once must not use the token up.
 */
export const takeTokenFromAddress =
  (address = ofPage) =>
  async (_: void, signal: AbortSignal): Promise<Result.Result<string, NoToken>> => {
    await Promise.resolve()
    const { pathname, search } = address.read()
    const query = new URLSearchParams(search)
    const token = query.get("token")
    if (token === null || signal.aborted) return Result.fail(taggedFailure("NoToken"))
    query.delete("token")
    address.replace(query.size === 0 ? pathname : `${pathname}?${query}`)
    return token === "" || token.length > longest ? Result.fail(taggedFailure("NoToken")) : Result.succeed(token)
  }
