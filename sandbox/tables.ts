import type { Generated, Insertable, Selectable } from "kysely"

type Numeric = string
type Nullable<T> = T | null

export type OrderState = "Created" | "Assigned" | "Issued" | "UnderPaid" | "OverPaid" | "Completed"
export type Display = "usd" | "eur" | "rub" | "zar"
export type Coin = "btc" | "eth"
export type Culture = "en-US" | "ru-RU"
export type ProductType = "Limited" | "Unlimited"

type SettingTable = { key: string; value: string }
type UserTable = {
  id: string
  email: string
  password_hash: Nullable<string>
  first_name: Nullable<string>
  last_name: Nullable<string>
  country: Nullable<string>
  bitcoin_address: Nullable<string>
  ethereum_address: Nullable<string>
  culture: Culture
  currency_id: Display
  is_demo: Generated<boolean>
  is_partner: Generated<boolean>
  is_kyc: Generated<boolean>
  referral_code: Nullable<string>
  tfa_enabled: Generated<boolean>
  /** Offered while two-factor is disabled, in use once it is enabled. */
  tfa_secret: Nullable<string>
  tfa_last_step: Nullable<number>
  failed_codes: Generated<number>
  failed_codes_since: Nullable<Date>
  email_confirmed: Generated<boolean>
  failed_sign_ins: Generated<number>
  failed_since: Nullable<Date>
  analytics: Nullable<string>
  create_date: Date
}
type SessionTable = { id: string; user_id: string; create_date: Date; revoked: Generated<boolean> }
type TokenTable = {
  hash: string
  kind: "access" | "refresh"
  session_id: string
  expire_date: Date
  use_date: Nullable<Date>
  /** Shared by the two tokens that were issued together. */
  grant_id: Nullable<string>
  /** The refresh token that they were issued for. */
  parent_hash: Nullable<string>
}
type MailTokenTable = {
  hash: string
  user_id: string
  expire_date: Date
  superseded: Generated<boolean>
}
type RecoveryTokenTable = { hash: string; user_id: string; expire_date: Date; used: Generated<boolean> }
type RecoveryRequestTable = { email: string; asked: number; since: Date }
type MailTable = {
  id: Generated<number>
  recipient: string
  culture: Culture
  subject: string
  body: string
  link: string
  create_date: Date
}
type CodeTable = {
  code: string
  discount_percent: Numeric
  discount_duration: Nullable<number>
  active: boolean
  sale: boolean
  own: boolean
}
type CodeLimitTable = { code: string; product_id: string; total: Numeric; used: Numeric }
type OrderTable = {
  id: string
  number: Generated<number>
  owner_id: Nullable<string>
  state: OrderState
  state_update: Date
  create_date: Date
  expire_date: Date
  code: Nullable<string>
  discount_percent: Numeric
  discount_expire_date: Nullable<Date>
  item_id: string
  product_id: string
  quantity: Numeric
  cost: Numeric
  received: Generated<Numeric>
  accepted_quantity: Generated<Numeric>
  invoice_id: Nullable<string>
  hidden: Generated<boolean>
  fingerprint: string
  analytics: Nullable<string>
}
type InvoiceTable = {
  id: string
  order_id: string
  payment_type: "Crypto"
  currency_id: Coin
  address: string
  rate: Numeric
  received: Generated<Numeric>
  remain: Numeric
  create_date: Date
  expire_date: Date
}
type PaymentTable = {
  id: string
  order_id: string
  invoice_id: string
  payment_type: "Crypto"
  currency_id: Coin
  amount: Numeric
  external_id: Nullable<string>
  create_date: Date
}
type ContractTable = {
  id: string
  user_id: string
  order_id: string
  product_id: string
  quantity: Numeric
  start_date: Date
  end_date: Nullable<Date>
}
type PostingTable = { id: Generated<number>; reason: string; order_id: string; create_date: Date }
type LedgerEntryTable = { posting_id: number; account: string; currency: string; amount: Numeric }

export type Tables = {
  setting: SettingTable
  customer: UserTable
  session: SessionTable
  token: TokenTable
  mail_token: MailTokenTable
  recovery_token: RecoveryTokenTable
  recovery_request: RecoveryRequestTable
  mail: MailTable
  referral_code: CodeTable
  referral_limit: CodeLimitTable
  customer_order: OrderTable
  invoice: InvoiceTable
  payment: PaymentTable
  contract: ContractTable
  posting: PostingTable
  ledger_entry: LedgerEntryTable
}

export type User = Selectable<UserTable>
export type Order = Selectable<OrderTable>
export type NewOrder = Insertable<OrderTable>
export type Invoice = Selectable<InvoiceTable>
export type Payment = Selectable<PaymentTable>
export type Contract = Selectable<ContractTable>
export type Mail = Selectable<MailTable>
export type Code = Selectable<CodeTable> & {
  readonly limits: readonly { readonly productId: string; readonly total: Numeric; readonly used: Numeric }[]
}
