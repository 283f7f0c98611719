/** The action that the human-check service checks. */
export type HumanCheckAction = "signin" | "signup" | "confirm" | "recovery"

export interface Credentials {
  readonly email: string
  readonly password: string
}

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

/** Password rules of the specification. */
export const passwordMin = 6
export const passwordMax = 32
/** Letters, digits and common symbols: printable ASCII without space. */
export const passwordCharset = /^[\x21-\x7e]*$/
