/** What the person is about to do, for the human-check service. */
export type HumanCheckAction = "signin" | "signup" | "confirm" | "recovery"

/** What a person signs in or up with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}
