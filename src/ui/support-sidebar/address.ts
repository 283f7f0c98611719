/** Where letters to support go. */
export const supportAddress = "support@hashwell.io"
export const supportLetter = `mailto:${supportAddress}`
