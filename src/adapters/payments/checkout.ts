import { Effect } from "effect"
import { taggedFailure, type TaggedFailure } from "#domain/shared/failure.ts"

/** The allowed origins of payment pages. The site never sends a customer to a different origin, even if the response contains one. */
export interface CheckoutOrigins {
  /** The origins of the acquirers. */
  readonly allowedOrigins: ReadonlyArray<string>
  /** The site's own origin, where the sandbox's acquirer is. */
  readonly ownOrigin: string
}

/** Returns true if the host is a loopback address. A request to it never leaves this machine. */
const isLoopback = (hostname: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** Returns the URL as the browser parses it. Returns null if its origin is not allowed, or if the connection is not encrypted. */
export const parseCheckoutUrl =
  ({ allowedOrigins, ownOrigin }: CheckoutOrigins) =>
  (url: string): string | null => {
    if (!URL.canParse(url)) return null
    const { origin, protocol, hostname, username, password, href } = new URL(url)
    if (username !== "" || password !== "") return null
    if (protocol !== "https:" && !(protocol === "http:" && isLoopback(hostname))) return null
    return origin === ownOrigin || allowedOrigins.includes(origin) ? href : null
  }

/** Leaves the site for a payment page. Fails with `NotAllowed` if `parseCheckoutUrl` refuses the URL. */
export const openCheckout =
  (origins: CheckoutOrigins, leave: (url: string) => void) =>
  ({ url }: { readonly url: string }): Effect.Effect<null, TaggedFailure<"NotAllowed">> =>
    Effect.suspend(() => {
      const page = parseCheckoutUrl(origins)(url)
      if (page === null) return Effect.fail(taggedFailure("NotAllowed"))
      leave(page)
      return Effect.succeed(null)
    })
