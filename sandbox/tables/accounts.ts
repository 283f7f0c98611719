import type { Generated, Selectable } from "kysely"
import type { Locale, DisplayCurrencyName, Nullable } from "./shared.ts"

export type CustomerTable = {
  id: string
  email: string
  password_hash: Nullable<string>
  first_name: Nullable<string>
  last_name: Nullable<string>
  country: Nullable<string>
  bitcoin_address: Nullable<string>
  ethereum_address: Nullable<string>
  culture: Locale
  currency_id: DisplayCurrencyName
  is_demo: Generated<boolean>
  is_partner: Generated<boolean>
  is_kyc: Generated<boolean>
  referral_code: Nullable<string>
  tfa_enabled: Generated<boolean>
  /**
   * The secret. The server offers it while two-factor is disabled, and uses it once two-factor is enabled. Null if the server has
   * offered none, or no longer accepts it.
   */
  tfa_secret: Nullable<string>
  /** The time when the server showed the secret. Null in rows older than this column. */
  tfa_secret_date: Nullable<Date>
  /** The session that saw the secret. Null in rows older than this column. */
  tfa_secret_session: Nullable<string>
  tfa_last_step: Nullable<number>
  email_confirmed: Generated<boolean>
  /** True if an earlier address of the account was confirmed. */
  was_confirmed: Generated<boolean>
  /**
   * The end of the lock of withdrawals after a reset of two-factor, or after the account was taken back. Null if there was no
   * lock.
   */
  withdrawals_locked_until: Nullable<Date>
  /** True if withdrawals may go only to addresses of the book. */
  book_on: Generated<boolean>
  /** The time at which the address book is switched off. Null unless the customer asked for that. */
  book_off_date: Nullable<Date>
  analytics: Nullable<string>
  create_date: Date
}
export type SessionTable = {
  id: string
  user_id: string
  create_date: Date
  revoked: Generated<boolean>
  /** The browser from which the session was opened: "Firefox". Null if it is unknown. */
  browser: Nullable<string>
  /** The system from which the session was opened: "Windows". Null if it is unknown. */
  system: Nullable<string>
  /** The country from which the session was opened (ISO 3166-1): "DE". Null if it is unknown. */
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
  /** The hash of the refresh token that was exchanged for this one. Null for the first pair of a session. */
  parent_hash: Nullable<string>
}
export type EmailTokenTable = {
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

export type EmailTable = {
  id: Generated<number>
  recipient: string
  culture: Locale
  subject: string
  body: string
  link: string
  create_date: Date
}

export type Customer = Selectable<CustomerTable>

export type DemoCabinet = Selectable<DemoCabinetTable>
