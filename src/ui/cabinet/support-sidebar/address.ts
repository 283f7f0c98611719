export const supportAddress = "support@hashwell.io"
export const supportLetter = `mailto:${supportAddress}`

/** A mailto: link. Spaces are encoded as %20, because some mail programs do not decode a plus sign. */
export const supportMailTo = (subject: string, body: string): string =>
  `${supportLetter}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
