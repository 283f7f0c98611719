/** Where letters to support go. */
export const supportAddress = "support@hashwell.io"
export const supportLetter = `mailto:${supportAddress}`

/** A letter that is begun. Spaces are %20 in it, not plus signs: not every program for letters reads those. */
export const supportMailTo = (subject: string, body: string): string =>
  `${supportLetter}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
