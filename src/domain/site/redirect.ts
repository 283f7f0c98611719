import { matchRoute, routeRules } from "./routes.ts"

const longest = 2048

/** An address as the browser writes it: printable ASCII, with everything else percent-encoded. */
const printable = /^\/(?!\/)[\x21-\x7e]*$/

const hides = (text: string): boolean => /[\x00-\x1f\x7f\\]|\/\//.test(text)

const isEncoded = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/**
 * Decodes the text as a lenient server does. A percent sign that does not begin a code stays. The function decodes only ASCII characters,
 * because no other character can hide something.
 */
const readAgain = (text: string): string => text.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent)

/** Returns true if every reading of the text is harmless, because some server may decode a text as often as it was encoded. */
const harmless = (text: string): boolean => {
  if (!isEncoded(text)) return false
  let reading = text
  for (let times = 0; times < 4; times++) {
    if (hides(reading)) return false
    const next = readAgain(reading)
    if (next === reading) return true
    reading = next
  }
  return false
}

/** Returns the text if it is a safe redirect target after sign-in, and null otherwise. */
export const redirectTarget = (text: string | null): string | null => {
  if (text === null || text.length > longest || !printable.test(text) || !harmless(text)) return null
  const path = text.split(/[?#]/, 1)[0]!
  // The product's ids are UUIDs and numbers, so a path with other letters or with percent-encoding matches none of its pages.
  if (!/^[\w/.~-]*$/.test(path)) return null
  const match = matchRoute(path)
  if (match === null || "auth" in routeRules[match.name]) return null
  return text
}

/** Returns the order that the customer pays after signing in, if the redirect leads to its payment page. */
export const orderToPay = (redirect: string | null): string | null => {
  const match = matchRoute(redirect?.split(/[?#]/, 1)[0] ?? "")
  return match?.name === "buyMethod" ? match.params["orderId"]! : null
}
