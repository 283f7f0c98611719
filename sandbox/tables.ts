import type { ColumnType, Generated, Insertable, Selectable } from "kysely"

type Numeric = string
type Nullable<T> = T | null

export type OrderState = "Created" | "Assigned" | "Issued" | "UnderPaid" | "OverPaid" | "Completed"
export type DisplayCurrencyName = "usd" | "eur" | "rub" | "zar"
export type PaymentType = "Crypto" | "CreditCard" | "TransferSEPA" | "TransferSwift" | "OTTVoucher"
export type CoinName = "btc" | "eth"
export type Culture = "en-US" | "ru-RU"
export type ProductType = "Limited" | "Unlimited"
export type OperationType = "Bonus" | "PartnerBonus" | "Withdrawal" | "MaintenanceFee"
export type OperationState = "Created" | "Pending" | "Completed" | "Rejected"
export type RejectReason = "wrongAddress" | "networkFailure" | "securityReview"
/** The reason for a credit to the balance: a payment beyond the order's cost, or one that came too late. */
export type CreditReason = "Remainder" | "Late"

/** Events that the security log of an account records. */
export const securityEventTypes = [
  "SignIn",
  "NewBrowser",
  "SignInFailed",
  "CodeRefused",
  "PasswordChanged",
  "TwoFactorEnabled",
  "TwoFactorDisabled",
  "RecoveryCodesCreated",
  "RecoveryCodeUsed",
  "ResetRequested",
  "ResetCancelled",
  "ResetDone",
  "EmailChanged",
  "PayoutAddressChanged",
  "AddressAdded",
  "AddressRemoved",
  "AddressBookOn",
  "AddressBookOff",
  "PasskeyAdded",
  "PasskeyRemoved",
  "SessionEnded",
  "OtherSessionsEnded",
  "DataExported",
  "AccountTakenBack",
  "WithdrawalCancelled",
  "IdentityChanged",
] as const
export type SecurityEventType = (typeof securityEventTypes)[number]

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
  currency_id: DisplayCurrencyName
  is_demo: Generated<boolean>
  is_partner: Generated<boolean>
  is_kyc: Generated<boolean>
  referral_code: Nullable<string>
  tfa_enabled: Generated<boolean>
  /** Offered while two-factor is disabled, in use once it is enabled. */
  tfa_secret: Nullable<string>
  /** The time when the secret was shown, and the session that saw it; null before this was recorded. */
  tfa_secret_date: Nullable<Date>
  tfa_secret_session: Nullable<string>
  tfa_last_step: Nullable<number>
  email_confirmed: Generated<boolean>
  /** Whether an earlier address of the account was confirmed. */
  was_confirmed: Generated<boolean>
  /** Set after a reset of two-factor, and after the account was taken back. */
  withdrawals_locked_until: Nullable<Date>
  /** While it is on, withdrawals go only to addresses of the book. */
  book_on: Generated<boolean>
  /** The time at which the book will be off. */
  book_off_date: Nullable<Date>
  analytics: Nullable<string>
  create_date: Date
}
type SessionTable = {
  id: string
  user_id: string
  create_date: Date
  revoked: Generated<boolean>
  /** The place where the session was opened: "Firefox", "Windows", "DE"; null when unknown. */
  browser: Nullable<string>
  system: Nullable<string>
  country: Nullable<string>
}
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
type DemoCabinetTable = {
  id: string
  user_id: string
  state: "Created" | "Assigned"
  assign_date: Nullable<Date>
}
/** A row of a letter about security has its time and recipient in `warn_date` and `warned_email`; a row of a recovery has null. */
type RecoveryTokenTable = {
  hash: string
  user_id: string
  expire_date: Date
  used: Generated<boolean>
  warn_date: Nullable<Date>
  warned_email: Nullable<string>
}
/** Guesses at the password of an address: of strangers (`""`), and of each browser that its account knows. */
type SignInAttemptTable = { email: string; device: string; failed: number; since: Date }
/** Wrong second factors of a session, of a known browser, of who has a letter's link (`"letter"`), or of strangers (`""`). */
type CodeAttemptTable = { user_id: string; source: string; failed: number; since: Date }
/** Recovery codes of two-factor, as hashes. Without a salt the hash is SHA-256, as it was before. */
type RecoveryCodeTable = { user_id: string; hash: string; salt: Nullable<string>; use_date: Nullable<Date> }
/** `end_date` is set when the reset was cancelled, or has taken effect. */
type TwoFactorResetTable = {
  id: string
  user_id: string
  cancel_hash: string
  due_date: Date
  end_date: Nullable<Date>
}
/** A confirmed address that the account had, which letters about security still go to. */
type FormerEmailTable = { user_id: string; email: string; until_date: Date }
/** The links work until `due_date`. A later change of the customer has a greater `id`. */
type EmailChangeTable = {
  id: Generated<number>
  user_id: string
  old_email: string
  new_email: string
  due_date: Date
  confirm_hash: string
  /** Null: the old address was not confirmed. */
  undo_hash: Nullable<string>
  confirm_date: Nullable<Date>
  /** Set when the change was cancelled or replaced, or ran out before it was confirmed. */
  end_date: Nullable<Date>
  undo_date: Nullable<Date>
}
/** Addresses of the address book. `replaces` names the address that goes when this one can be used. */
type SavedAddressTable = {
  id: string
  user_id: string
  coin: CoinName
  name: string
  address: string
  replaces: Nullable<string>
  available_date: Date
}
type SecurityEventTable = {
  /** Ids are in the order in which the events happened. */
  id: Generated<string>
  user_id: string
  type: SecurityEventType
  create_date: Date
  /** The browser that caused the event; null when unknown. */
  browser: Nullable<string>
  system: Nullable<string>
  country: Nullable<string>
  /** The withdrawal that was cancelled. */
  operation_id: Nullable<string>
}
type PasskeyTable = {
  id: string
  user_id: string
  /** The authenticator's id of it, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** The number of uses that its authenticator counted; 0 where that does not count. */
  counter: ColumnType<string, number, number>
  /** Ways by which browsers reach it: "internal", "usb". */
  transports: string[]
  name: string
  create_date: Date
  use_date: Nullable<Date>
}
/** Challenges that are not answered yet. `user_id` is the customer who may answer; null for a sign-in. */
type PasskeyChallengeTable = { hash: string; user_id: Nullable<string>; expire_date: Date }
/** Tickets of files that have not been fetched yet. `request` is the content of the file, as JSON. */
type ExportTicketTable = { hash: string; session_id: string; request: string; expire_date: Date }
type KnownDeviceTable = { hash: string; user_id: string; use_date: Date }
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
  /** The partner who made it; null for the codes of the shop. */
  owner_id: Nullable<string>
  create_date: Nullable<Date>
  /** The partner's own name for it. */
  label: Nullable<string>
}
type RewardTable = {
  id: string
  code: string
  owner_id: string
  referral_id: string
  order_id: string
  currency_id: CoinName
  amount: Numeric
  create_date: Date
  /** The time from which on the reward is paid. */
  pay_date: Date
  paid: Generated<boolean>
}
type ReviewTable = {
  id: Generated<number>
  name: string
  email: string
  title: string
  content: string
  rating: number
  create_date: Date
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
  /** The list price of its creation in dollars: that of a stake moves with its coin. */
  unit_price: Numeric
  cost: Numeric
  received: Generated<Numeric>
  accepted_quantity: Generated<Numeric>
  /** The display currency at its completion: a receipt does not change with it. */
  receipt_currency: Nullable<DisplayCurrencyName>
  invoice_id: Nullable<string>
  hidden: Generated<boolean>
  bonus_quantity: Generated<Numeric>
  /** The end of the window in which the accepted bonus is paid for. */
  bonus_until: Nullable<Date>
  /** The coin in which the customer gets what the order does not use, and how many of it were due for how many dollars. Bitcoin for money. */
  credit_coin: Nullable<CoinName>
  credit_coins: Generated<Numeric>
  credit_dollars: Nullable<Numeric>
  /** The tolerated shortfall when the order was settled. */
  short: Generated<Numeric>
  short_coin: Nullable<CoinName>
  /** A transaction that the network has seen and not confirmed; the id of the payment it becomes. */
  unconfirmed_id: Nullable<string>
  unconfirmed_coin: Nullable<CoinName>
  unconfirmed_amount: Nullable<Numeric>
  unconfirmed_date: Nullable<Date>
  fingerprint: string
  analytics: Nullable<string>
}
type InvoiceTable = {
  id: string
  order_id: string
  payment_type: PaymentType
  currency_id: CoinName | DisplayCurrencyName
  /** The address of a coin; null for every other way to pay. */
  address: Nullable<string>
  /** US dollars for one of its currency. */
  rate: Numeric
  received: Generated<Numeric>
  remain: Numeric
  create_date: Date
  expire_date: Date
  /** A card that failed and a transfer that ran out are paid no more: a new one takes their place. */
  open: Generated<boolean>
  /** The state of a card: Created, Prepared, Charged, Error, ConfirmationError, Reversed or Rejected. */
  state: Generated<string>
  checkout_url: Nullable<string>
  /** The text that the sender of a transfer writes into it. */
  reference: Nullable<string>
  description: Nullable<string>
  masked_pan: Nullable<string>
  /** The name of the test card. */
  card: Nullable<string>
  need_confirmation: Generated<boolean>
  wrong_codes: Generated<number>
  /** The time when the acquirer continues with a card without a call. */
  settle_date: Nullable<Date>
  reject_date: Nullable<Date>
  sent_date: Nullable<Date>
}
type VoucherTable = { pin: string; order_id: string; create_date: Date }
type PaymentTable = {
  id: string
  order_id: string
  /** The invoice of the payment; null for one that came of an overpayment. */
  invoice_id: Nullable<string>
  payment_type: PaymentType | "fromOverpay"
  currency_id: CoinName | DisplayCurrencyName
  amount: Numeric
  external_id: Nullable<string>
  create_date: Date
  /** True when the order no longer waited for the payment: it is credited to the balance, and no part of what the order received. */
  late: Generated<boolean>
}
type ContractTable = {
  id: string
  user_id: string
  order_id: string
  product_id: string
  quantity: Numeric
  start_date: Date
  end_date: Nullable<Date>
  /** Days of the contract that the mining engine has come past. */
  paid_days: Generated<number>
}
type PostingTable = { id: Generated<number>; reason: string; order_id: Nullable<string>; create_date: Date }
type LedgerEntryTable = { posting_id: number; account: string; currency: string; amount: Numeric }
type OperationTable = {
  /** The order in which operations were recorded. */
  number: Generated<string>
  id: string
  user_id: string
  operation_type: OperationType
  currency_id: CoinName
  amount: Numeric
  contract_id: Nullable<string>
  quantity: Nullable<Numeric>
  unit: Nullable<"Th" | "Mh" | "eth2">
  /** The maintenance fee that was taken from a bonus. */
  fee_id: Nullable<string>
  create_date: Date
  operation_date: Date
  state: OperationState
  state_reason: Nullable<RejectReason | CreditReason | "cancelled" | "stakeReturned">
  state_update: Date
  address: Nullable<string>
  hash: Nullable<string>
  /** The network's share of a withdrawal, and the time when the withdrawal was first processed. */
  fee: Nullable<Numeric>
  pending_date: Nullable<Date>
  /** The order that a credit comes from. */
  order_id: Nullable<string>
  order_number: Nullable<number>
}
type PayoutTotalTable = {
  user_id: string
  unit: "Th" | "Mh" | "eth2"
  /** Everything ever paid out, and the maintenance taken from it: kept by a trigger of the operations. */
  bonuses: Numeric
  fees: Numeric
  operations: number
}
/** Balances of customers' accounts, kept by a trigger of the ledger; never below zero. */
type AccountBalanceTable = { account: string; currency: string; amount: Numeric }

export type Tables = {
  setting: SettingTable
  customer: UserTable
  session: SessionTable
  token: TokenTable
  mail_token: MailTokenTable
  demo_cabinet: DemoCabinetTable
  recovery_token: RecoveryTokenTable
  recovery_request: RecoveryRequestTable
  sign_in_attempt: SignInAttemptTable
  code_attempt: CodeAttemptTable
  known_device: KnownDeviceTable
  recovery_code: RecoveryCodeTable
  two_factor_reset: TwoFactorResetTable
  email_change: EmailChangeTable
  former_email: FormerEmailTable
  saved_address: SavedAddressTable
  security_event: SecurityEventTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  export_ticket: ExportTicketTable
  mail: MailTable
  referral_code: CodeTable
  referral_limit: CodeLimitTable
  customer_order: OrderTable
  invoice: InvoiceTable
  voucher: VoucherTable
  payment: PaymentTable
  contract: ContractTable
  posting: PostingTable
  ledger_entry: LedgerEntryTable
  reward: RewardTable
  review: ReviewTable
  operation: OperationTable
  account_balance: AccountBalanceTable
  payout_total: PayoutTotalTable
}

export type User = Selectable<UserTable>
export type EmailChange = Selectable<EmailChangeTable>
export type Order = Selectable<OrderTable>
export type Invoice = Selectable<InvoiceTable>
export type Payment = Selectable<PaymentTable>
export type Contract = Selectable<ContractTable>
export type Operation = Selectable<OperationTable>
export type NewOperation = Insertable<OperationTable>
export type Reward = Selectable<RewardTable>
export type DemoCabinet = Selectable<DemoCabinetTable>
export type CodeRow = Selectable<CodeTable> & {
  /** Deactivated, it still counts for this customer or order. */
  readonly isKept: boolean
  readonly limits: readonly { readonly productId: string; readonly total: Numeric; readonly used: Numeric }[]
}
