/** A label as it is sent, such as the "xn--p1ai" that some browsers make of "рф" in a field for e-mail addresses. */
const encodedLabel = /xn--[a-z0-9-]+/gi
const otherLetter = /[^\x00-\x7f]/gu

/** A letter of an internationalised domain counts as a letter; every other character stays for the rule to refuse. */
const inLatin = (domain: string): string =>
  domain.replace(encodedLabel, "xx").replace(otherLetter, (sign) => (/[\p{L}\p{M}\p{N}]/u.test(sign) ? "x" : sign))

/** The address for a rule that knows only Latin letters: "иван@…" stays as it is, "post@почта.рф" becomes "post@xxxxx.xx". */
export const emailInLatin = (email: string): string => {
  const at = email.lastIndexOf("@") + 1
  return email.slice(0, at) + inLatin(email.slice(at))
}
