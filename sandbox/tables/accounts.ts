import type { Generated, Selectable } from "kysely"
import type { Culture, DisplayCurrencyName, Nullable } from "./shared.ts"

export type UserTable = {
  id: string
  email: string
  password_hash: Nullable<string>
  first_name: Nullable<string>
  last_name: Nullable<string>
  country: Nullable<string>
  bitcoin_address: Nullable<string>
  ethereum_address: Nullable<string>
  culture: Culture
  currency_id: DisplayCurrencyName
  is_demo: Generated<boolean>
  is_partner: Generated<boolean>
  is_kyc: Generated<boolean>
  referral_code: Nullable<string>
  tfa_enabled: Generated<boolean>
  /** The secret. The server offers it while two-factor is disabled, and uses it once two-factor is enabled. */
  tfa_secret: Nullable<string>
  /** The time when the server showed the secret, and the session that saw it. Both are null in rows older than these columns. */
  tfa_secret_date: Nullable<Date>
  tfa_secret_session: Nullable<string>
  tfa_last_step: Nullable<number>
  email_confirmed: Generated<boolean>
  /** True if an earlier address of the account was confirmed. */
  was_confirmed: Generated<boolean>
  /** The end of the lock that a reset of two-factor or a taken-back account causes. */
  withdrawals_locked_until: Nullable<Date>
  /** While this is true, withdrawals go only to addresses of the book. */
  book_on: Generated<boolean>
  /** The time at which the address book is switched off. */
  book_off_date: Nullable<Date>
  analytics: Nullable<string>
  create_date: Date
}
export type SessionTable = {
  id: string
  user_id: string
  create_date: Date
  revoked: Generated<boolean>
  /** The browser, system and country from which the session was opened: "Firefox", "Windows", "DE". */
  browser: Nullable<string>
  system: Nullable<string>
  country: Nullable<string>
}
export type TokenTable = {
  hash: string
  kind: "access" | "refresh"
  session_id: string
  expire_date: Date
  use_date: Nullable<Date>
  /** The access token and the refresh token of one response share this id. */
  grant_id: Nullable<string>
  /** The refresh token that was exchanged for this one. */
  parent_hash: Nullable<string>
}
export type MailTokenTable = {
  hash: string
  user_id: string
  expire_date: Date
  superseded: Generated<boolean>
}
export type DemoCabinetTable = {
  id: string
  user_id: string
  state: "Created" | "Assigned"
  assign_date: Nullable<Date>
}

export type KnownDeviceTable = { hash: string; user_id: string; use_date: Date }

export type MailTable = {
  id: Generated<number>
  recipient: string
  culture: Culture
  subject: string
  body: string
  link: string
  create_date: Date
}

export type User = Selectable<UserTable>

export type DemoCabinet = Selectable<DemoCabinetTable>
