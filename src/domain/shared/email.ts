/** An encoded label of a domain, such as the "xn--p1ai" that some browsers make of "рф" in an e-mail field. */
const encodedLabel = /xn--[a-z0-9-]+/gi
const otherCharacter = /[^\x00-\x7f]/gu

/** Replaces the letters of an internationalised domain with Latin ones. Every other character stays, so that the rule still refuses it. */
const inLatin = (domain: string): string =>
  domain.replace(encodedLabel, "xx").replace(otherCharacter, (sign) => (/[\p{L}\p{M}\p{N}]/u.test(sign) ? "x" : sign))

/**
 * Returns the e-mail address in a form for a rule that allows only Latin letters in the domain: "иван@…" stays as it is, and
 * "post@почта.рф" becomes "post@xxxxx.xx".
 */
export const maskInternationalDomain = (email: string): string => {
  const at = email.lastIndexOf("@") + 1
  return email.slice(0, at) + inLatin(email.slice(at))
}
