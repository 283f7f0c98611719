import { matchRoute, routeRules } from "./routes.ts"

const maxUrlLength = 2048

/** A path as the browser writes it: printable ASCII, with everything else percent-encoded. */
const printablePath = /^\/(?!\/)[\x21-\x7e]*$/

/** Returns true if the string could change the target: control characters, a backslash, or "//". */
const hasHiddenPart = (text: string): boolean => /[\x00-\x1f\x7f\\]|\/\//.test(text)

const isEncoded = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/**
 * Decodes percent-encoded ASCII once, as a lenient server does. Other escapes stay, because only an ASCII character can change the target
 * of a URL.
 */
const decodeAgain = (text: string): string => text.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent)

/** Returns true if the path stays harmless however often a server decodes it. A path that is still encoded after four passes is refused. */
const isHarmless = (text: string): boolean => {
  if (!isEncoded(text)) return false
  let reading = text
  for (let times = 0; times < 4; times++) {
    if (hasHiddenPart(reading)) return false
    const next = decodeAgain(reading)
    if (next === reading) return true
    reading = next
  }
  return false
}

/** Returns the string if it is a safe redirect target after sign-in: a page of this site. Any other string becomes null. */
export const parseRedirectTarget = (text: string | null): string | null => {
  if (text === null || text.length > maxUrlLength || !printablePath.test(text) || !isHarmless(text)) return null
  const path = text.split(/[?#]/, 1)[0]!
  // The product's ids are UUIDs and numbers, so a path with other letters or with percent-encoding matches none of its pages.
  if (!/^[\w/.~-]*$/.test(path)) return null
  const match = matchRoute(path)
  if (match === null || "isExcludedFromRedirects" in routeRules[match.name]) return null
  return text
}

/** Returns the id of the order that the customer pays after signing in, or null if the redirect does not lead to a payment page. */
export const findOrderToPay = (redirect: string | null): string | null => {
  const match = matchRoute(redirect?.split(/[?#]/, 1)[0] ?? "")
  return match?.name === "buyMethod" ? match.params["orderId"]! : null
}
