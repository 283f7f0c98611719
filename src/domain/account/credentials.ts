/** The action that the human-check service checks. */
export type HumanCheckAction = "signin" | "signup" | "confirm" | "recovery"

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Password rules of the specification. */
export const passwordMin = 6
export const passwordMax = 32
/** Letters, digits and common symbols: printable ASCII without space. */
export const passwordCharset = /^[\x21-\x7e]*$/
