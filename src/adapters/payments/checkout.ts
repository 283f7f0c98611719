import { Effect } from "effect"
import { taggedFailure, type TaggedFailure } from "#domain/shared/failure.ts"

/** The origins of payment pages. The customer is never sent elsewhere, whatever the response contains. */
export interface CheckoutPage {
  /** Origins of acquirers. */
  readonly allowed: ReadonlyArray<string>
  /** Our own, where the sandbox's acquirer is. */
  readonly own: string
}

/** Such an address never leaves this machine. */
const isLoopback = (hostname: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** The URL as the browser parses it; null if its origin is not allowed, or if it is not encrypted. */
export const checkoutPage =
  ({ allowed, own }: CheckoutPage) =>
  (url: string): string | null => {
    if (!URL.canParse(url)) return null
    const { origin, protocol, hostname, username, password, href } = new URL(url)
    if (username !== "" || password !== "") return null
    if (protocol !== "https:" && !(protocol === "http:" && isLoopback(hostname))) return null
    return origin === own || allowed.includes(origin) ? href : null
  }

export const openCheckout =
  (checkout: CheckoutPage, leave: (url: string) => void) =>
  ({ url }: { readonly url: string }): Effect.Effect<null, TaggedFailure<"NotAllowed">> =>
    Effect.suspend(() => {
      const page = checkoutPage(checkout)(url)
      if (page === null) return Effect.fail(taggedFailure("NotAllowed"))
      leave(page)
      return Effect.succeed(null)
    })
