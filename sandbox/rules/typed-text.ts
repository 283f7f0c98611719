import { domainToASCII, domainToUnicode } from "node:url"

/** Characters without a glyph, which come along with text that is copied from pages, letters and PDF files. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
/** Line breaks and control characters, except the null character, which PostgreSQL cannot store: a name with it is refused. */
const breaking = /[\u0001-\u001f\u007f-\u009f\u2028\u2029]+/g
/** Characters that change the direction of the text after them; no name needs them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** An address, a code, an e-mail address or a PIN. */
export const readToken = (text: string): string => text.replace(invisible, "").trim()

/** A name or a message: inside it, such a character joins emoji or Persian letters. */
export const readProse = (text: string): string => {
  // A loop takes linear time; a pattern that ends in `[\s…]+$` takes quadratic time.
  let start = 0
  let end = text.length
  while (start < end && readToken(text.charAt(start)) === "") start += 1
  while (start < end && readToken(text.charAt(end - 1)) === "") end -= 1
  return text.slice(start, end)
}

/** A name, on one line. */
export const readName = (text: string): string => readProse(text.replace(breaking, " ").replace(turning, ""))

/** A PIN as it is printed, in groups. */
export const readPin = (text: string): string => readToken(text).replace(/[\s\p{Dash_Punctuation}]/gu, "")

const withDomain = (email: string, write: (domain: string) => string): string => {
  const at = email.lastIndexOf("@") + 1
  return at === 0 ? email : `${email.slice(0, at)}${write(email.slice(at)) || email.slice(at)}`
}

/** One customer however the address was written: in lower case, an internationalised domain in its own letters. */
export const readEmail = (text: string): string =>
  withDomain(readToken(text).toLowerCase(), (domain) => domainToUnicode(domainToASCII(domain)))

const encodedLabel = /xn--[a-z0-9-]+/g

/** An address for a rule that knows only Latin letters. Text that is no domain stays as it is. */
export const emailInLatin = (email: string): string =>
  withDomain(email, (domain) => domainToASCII(domain).replace(encodedLabel, "xx"))
