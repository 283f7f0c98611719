/** The action that a human check protects, as its service names it. */
export type HumanCheckAction = "signin" | "signup" | "confirm" | "recovery"

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The minimum length of a password, from the specification. */
export const minPasswordLength = 6
/** The maximum length of a password, from the specification. */
export const maxPasswordLength = 32
/** Letters, digits and common symbols: printable ASCII without space. */
export const passwordCharset = /^[\x21-\x7e]*$/
