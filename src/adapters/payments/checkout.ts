import { Effect } from "effect"
import { taggedFailure, type TaggedFailure } from "#domain/shared/failure.ts"

/** The allowed origins of payment pages. The site never sends a customer to a different origin, even if the response contains one. */
export interface CheckoutPage {
  /** The origins of the acquirers. */
  readonly allowed: ReadonlyArray<string>
  /** The site's own origin, where the sandbox's acquirer is. */
  readonly own: string
}

/** Returns true if the host is a loopback address. A request to it never leaves this machine. */
const isLoopback = (hostname: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** Returns the URL as the browser parses it. Returns null if its origin is not allowed, or if the connection is not encrypted. */
export const checkoutPage =
  ({ allowed, own }: CheckoutPage) =>
  (url: string): string | null => {
    if (!URL.canParse(url)) return null
    const { origin, protocol, hostname, username, password, href } = new URL(url)
    if (username !== "" || password !== "") return null
    if (protocol !== "https:" && !(protocol === "http:" && isLoopback(hostname))) return null
    return origin === own || allowed.includes(origin) ? href : null
  }

/** Leaves the site for a payment page. Fails with `NotAllowed` if `checkoutPage` refuses the URL. */
export const openCheckout =
  (checkout: CheckoutPage, leave: (url: string) => void) =>
  ({ url }: { readonly url: string }): Effect.Effect<null, TaggedFailure<"NotAllowed">> =>
    Effect.suspend(() => {
      const page = checkoutPage(checkout)(url)
      if (page === null) return Effect.fail(taggedFailure("NotAllowed"))
      leave(page)
      return Effect.succeed(null)
    })
