/** Invisible characters that web pages, e-mails and PDF files put into copied text. The text then differs from what the customer sees. */
const invisibleCharacters = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
/**
 * Line breaks and control characters, except the null character. A name with a null character is refused, because PostgreSQL cannot store
 * it.
 */
const lineBreaks = /[\u0001-\u001f\u007f-\u009f\u2028\u2029]+/g
/** Characters that change the direction of the text after them. No name needs them. */
const directionCharacters = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Returns a coin address, a code, an e-mail address, a PIN or an amount without surrounding spaces and invisible characters, which mean
 * nothing there.
 */
export const cleanToken = (text: string): string => text.replace(invisibleCharacters, "").trim()

const zeros = [0x0660, 0x06f0, 0xff10]
const marks: { readonly [mark: string]: string } = { "\u066b": ".", "\u066c": "'", "\uff0e": ".", "\uff0c": "," }

/** Replaces Arabic, Persian and full-width digits and separators with Latin ones. The length of the string stays the same. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\u066b\u066c\uff0e\uff0c]/g, (character) => {
    const code = character.charCodeAt(0)
    const zero = zeros.find((first) => code >= first && code <= first + 9)
    return zero === undefined ? (marks[character] ?? character) : String(code - zero)
  })

/** Trims a name or a message. Invisible characters inside it may join emoji or Persian letters, so only those around it go. */
export const cleanProse = (text: string): string => {
  // Loops replace a regular expression here, because one that ends in `[\s…]+$` takes quadratic time.
  let start = 0
  let end = text.length
  while (start < end && cleanToken(text.charAt(start)) === "") start += 1
  while (start < end && cleanToken(text.charAt(end - 1)) === "") end -= 1
  return text.slice(start, end)
}

/** Returns a name on one line. A pasted name may contain line breaks and characters that change the direction of text. */
export const cleanName = (text: string): string =>
  cleanProse(text.replace(lineBreaks, " ").replace(directionCharacters, ""))

/** Returns a PIN without the separators of its printed groups. */
export const cleanPin = (text: string): string =>
  toLatinDigits(cleanToken(text)).replace(/[\s\p{Dash_Punctuation}]/gu, "")
