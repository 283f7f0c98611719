import { brand } from "#brand/brand.ts"

export const supportLetter = `mailto:${brand.support}`

/**
 * Encodes spaces as %20, because some mail programs do not decode a plus sign. Non-breaking spaces of the page become plain spaces.
 */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll("\u00a0", " "))

/** Returns a mailto: link with this subject and body. */
export const supportMailTo = (subject: string, body: string): string =>
  `${supportLetter}?subject=${encoded(subject)}&body=${encoded(body)}`
