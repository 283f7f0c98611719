import { brand } from "#brand/brand.ts"

export const supportLetter = `mailto:${brand.support}`

/** A mailto: link. Spaces are encoded as %20, because some mail programs do not decode a plus sign. */
export const supportMailTo = (subject: string, body: string): string =>
  `${supportLetter}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
