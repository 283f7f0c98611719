import { domainToASCII, domainToUnicode } from "node:url"

/** Characters without a glyph, which are part of text copied from pages, e-mails and PDF files. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
/**
 * Line breaks and control characters. The pattern excludes the null character, because PostgreSQL cannot store it and a name that contains
 * it must be refused.
 */
const breaking = /[\u0001-\u001f\u007f-\u009f\u2028\u2029]+/g
/** Characters that change the direction of the text after them. No name needs them, so names lose them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** Cleans an address, a code, an e-mail address or a PIN. */
export const cleanToken = (text: string): string => text.replace(invisible, "").trim()

/** Cleans only the ends of a name or a message, because an invisible character inside the text may join emoji or Persian letters. */
export const cleanProse = (text: string): string => {
  // The code uses loops, because a pattern that ends in `[\s…]+$` would take quadratic time.
  let start = 0
  let end = text.length
  while (start < end && cleanToken(text.charAt(start)) === "") start += 1
  while (start < end && cleanToken(text.charAt(end - 1)) === "") end -= 1
  return text.slice(start, end)
}

/** Cleans a name and puts it on one line. */
export const cleanName = (text: string): string => cleanProse(text.replace(breaking, " ").replace(turning, ""))

/** Removes the separators of a PIN that is printed in groups. */
export const cleanPin = (text: string): string => cleanToken(text).replace(/[\s\p{Dash_Punctuation}]/gu, "")

const withDomain = (email: string, write: (domain: string) => string): string => {
  const at = email.lastIndexOf("@") + 1
  return at === 0 ? email : `${email.slice(0, at)}${write(email.slice(at)) || email.slice(at)}`
}

/**
 * Normalizes an e-mail address, so that each spelling finds the same customer: lower case, with an internationalised domain in its own
 * letters.
 */
export const readEmail = (text: string): string =>
  withDomain(cleanToken(text).toLowerCase(), (domain) => domainToUnicode(domainToASCII(domain)))

const encodedLabel = /xn--[a-z0-9-]+/g

/** Returns an address for a rule that accepts only Latin letters. Text that is not a domain stays unchanged. */
export const maskInternationalDomain = (email: string): string =>
  withDomain(email, (domain) => domainToASCII(domain).replace(encodedLabel, "xx"))
