/**
 * Invisible characters that web pages, e-mails and PDF files put into copied text, which then differs from the text that the customer sees.
 */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
/**
 * Line breaks and control characters, except the null character. A name with a null character is refused, because PostgreSQL cannot store
 * it.
 */
const breaking = /[\u0001-\u001f\u007f-\u009f\u2028\u2029]+/g
/** Characters that change the direction of the following text. No name needs them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Returns an address, a code, an e-mail address, a PIN or an amount without surrounding spaces and invisible characters, which carry no
 * meaning there.
 */
export const readToken = (text: string): string => text.replace(invisible, "").trim()

const zeros = [0x0660, 0x06f0, 0xff10]
const marks: { readonly [mark: string]: string } = { "\u066b": ".", "\u066c": "'", "\uff0e": ".", "\uff0c": "," }

/** Replaces Arabic, Persian and full-width digits and separators by Latin ones. The length of the text stays the same. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\u066b\u066c\uff0e\uff0c]/g, (character) => {
    const code = character.charCodeAt(0)
    const zero = zeros.find((first) => code >= first && code <= first + 9)
    return zero === undefined ? (marks[character] ?? character) : String(code - zero)
  })

/** Trims a name or a message. Invisible characters inside it may join emoji or Persian letters, so only those around it go. */
export const readProse = (text: string): string => {
  // The loops replace a pattern, because a pattern that ends in `[\s…]+$` takes quadratic time.
  let start = 0
  let end = text.length
  while (start < end && readToken(text.charAt(start)) === "") start += 1
  while (start < end && readToken(text.charAt(end - 1)) === "") end -= 1
  return text.slice(start, end)
}

/** Returns a name on one line, because a pasted name may contain line breaks. */
export const readName = (text: string): string => readProse(text.replace(breaking, " ").replace(turning, ""))

/** Returns a PIN without the separators of its printed groups. */
export const readPin = (text: string): string => latinDigits(readToken(text)).replace(/[\s\p{Dash_Punctuation}]/gu, "")
