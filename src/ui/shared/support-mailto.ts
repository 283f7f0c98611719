import { brand } from "#brand/brand.ts"

export const supportMailto = `mailto:${brand.support}`

/**
 * Encodes spaces as %20, because some mail programs do not decode a plus sign. Non-breaking spaces of the page become plain spaces.
 */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll("\u00a0", " "))

/** Returns a mailto: link with this subject and body. */
export const createSupportMailto = (subject: string, body: string): string =>
  `${supportMailto}?subject=${encoded(subject)}&body=${encoded(body)}`
