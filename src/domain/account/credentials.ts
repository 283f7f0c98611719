/** What a person signs in or up with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}
