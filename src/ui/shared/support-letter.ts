import { brand } from "#brand/brand.ts"

export const supportLetter = `mailto:${brand.support}`

/** Spaces are encoded as %20, because some mail programs do not decode a plus sign; those that join words on a page are ordinary ones here. */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll("\u00a0", " "))

/** A mailto: link. */
export const supportMailTo = (subject: string, body: string): string =>
  `${supportLetter}?subject=${encoded(subject)}&body=${encoded(body)}`
