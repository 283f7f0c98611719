import { matchRoute, routeRules } from "./routes.ts"

const longest = 2048

/** Addresses as the browser writes them: printable ASCII, everything else percent-encoded. */
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

/** The text as a lenient server decodes it: a percent sign that begins no code stays one. Only codes of ASCII can hide something. */
const readAgain = (text: string): string => text.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent)

/** A text encoded more than once is decoded as often by some server: each reading must be harmless. */
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

/** The text if it is a safe redirect target after sign-in; else null. */
export const redirectTarget = (text: string | null): string | null => {
  if (text === null || text.length > longest || !printable.test(text) || !harmless(text)) return null
  const path = text.split(/[?#]/, 1)[0]!
  // Our ids are UUIDs and numbers: a path that needs more letters, or percent-encoding, is not one of ours.
  if (!/^[\w/.~-]*$/.test(path)) return null
  const match = matchRoute(path)
  if (match === null || "auth" in routeRules[match.name]) return null
  return text
}

/** The order that is paid once its customer has signed in, when that page is where the redirect leads. */
export const orderToPay = (redirect: string | null): string | null => {
  const match = matchRoute(redirect?.split(/[?#]/, 1)[0] ?? "")
  return match?.name === "buyMethod" ? match.params["orderId"]! : null
}
