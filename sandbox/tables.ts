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
/** The reason for a credit to the balance: a payment above the order's cost, or a late payment. */
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
  /** The secret is offered while two-factor is disabled, and used once two-factor is enabled. */
  tfa_secret: Nullable<string>
  /** The time when the secret was shown, and the session that saw it. Null in rows older than these columns. */
  tfa_secret_date: Nullable<Date>
  tfa_secret_session: Nullable<string>
  tfa_last_step: Nullable<number>
  email_confirmed: Generated<boolean>
  /** True if an earlier address of the account was confirmed. */
  was_confirmed: Generated<boolean>
  /** Set after two-factor was reset, and after the account was taken back. */
  withdrawals_locked_until: Nullable<Date>
  /** While this is true, withdrawals go only to addresses of the book. */
  book_on: Generated<boolean>
  /** The time at which the address book is switched off. */
  book_off_date: Nullable<Date>
  analytics: Nullable<string>
  create_date: Date
}
type SessionTable = {
  id: string
  user_id: string
  create_date: Date
  revoked: Generated<boolean>
  /** The browser, system and country from which the session was opened: "Firefox", "Windows", "DE". */
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
  /** The access token and the refresh token of one response share this id. */
  grant_id: Nullable<string>
  /** The refresh token that was exchanged for this one. */
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
/**
 * Tokens of recovery e-mails and security e-mails. Only a token of a security e-mail has `warn_date` and `warned_email`, the e-mail's time
 * and recipient.
 */
type RecoveryTokenTable = {
  hash: string
  user_id: string
  expire_date: Date
  used: Generated<boolean>
  warn_date: Nullable<Date>
  warned_email: Nullable<string>
}
/** Wrong passwords for an address, counted for strangers (`""`) and for each browser that the account knows. */
type SignInAttemptTable = { email: string; device: string; failed: number; since: Date }
/**
 * Wrong second factors, counted for each session and known browser, for holders of an e-mail's link (`"letter"`), and for strangers (`""`).
 */
type CodeAttemptTable = { user_id: string; source: string; failed: number; since: Date }
/** Hashed two-factor recovery codes. An older row has no salt, and its hash is SHA-256. */
type RecoveryCodeTable = { user_id: string; hash: string; salt: Nullable<string>; use_date: Nullable<Date> }
/** `end_date` is set when the reset was cancelled or took effect. */
type TwoFactorResetTable = {
  id: string
  user_id: string
  cancel_hash: string
  due_date: Date
  end_date: Nullable<Date>
}
/** A confirmed former address of the account. E-mails about security still go there. */
type FormerEmailTable = { user_id: string; email: string; until_date: Date }
/** The links work until `due_date`. A customer's later change has a greater `id`. */
type EmailChangeTable = {
  id: Generated<number>
  user_id: string
  old_email: string
  new_email: string
  due_date: Date
  confirm_hash: string
  /** Null if the old address was not confirmed. */
  undo_hash: Nullable<string>
  confirm_date: Nullable<Date>
  /** Set when the change was cancelled or replaced, or expired before its confirmation. */
  end_date: Nullable<Date>
  undo_date: Nullable<Date>
}
/** Addresses of the address book. `replaces` is the address that is removed when this one becomes usable. */
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
  /** Ids follow the order of the events. */
  id: Generated<string>
  user_id: string
  type: SecurityEventType
  create_date: Date
  /** The browser that caused the event. */
  browser: Nullable<string>
  system: Nullable<string>
  country: Nullable<string>
  /** The cancelled withdrawal. */
  operation_id: Nullable<string>
}
type PasskeyTable = {
  id: string
  user_id: string
  /** The id that the authenticator gave the passkey, in base64url. */
  credential_id: string
  /** The public key in COSE format, as base64url. */
  public_key: string
  /** The number of uses that the authenticator has counted. Zero if the authenticator does not count. */
  counter: ColumnType<string, number, number>
  /** Transports by which a browser reaches the authenticator: "internal", "usb". */
  transports: string[]
  name: string
  create_date: Date
  use_date: Nullable<Date>
}
/** Unanswered challenges. `user_id` is the customer who may answer. Null for a sign-in. */
type PasskeyChallengeTable = { hash: string; user_id: Nullable<string>; expire_date: Date }
/** Tickets for files that have not been downloaded yet. `request` describes the file's content as JSON. */
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
  /** The partner who created the code. Null for codes of the shop. */
  owner_id: Nullable<string>
  create_date: Nullable<Date>
  /** The partner's name for the code. */
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
  /** The reward is paid from this time on. */
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
  /** The list price in dollars at the time of creation. Stored because the price of a stake changes with its coin. */
  unit_price: Numeric
  cost: Numeric
  received: Generated<Numeric>
  accepted_quantity: Generated<Numeric>
  /** The customer's display currency when the order was completed. Stored so that a later change of currency does not alter the receipt. */
  receipt_currency: Nullable<DisplayCurrencyName>
  invoice_id: Nullable<string>
  hidden: Generated<boolean>
  bonus_quantity: Generated<Numeric>
  /** The end of the window for paying for the accepted bonus. */
  bonus_until: Nullable<Date>
  /**
   * The coin in which unused money of the order is credited, and the amounts due in that coin and in dollars. The coin is bitcoin for
   * payments in money.
   */
  credit_coin: Nullable<CoinName>
  credit_coins: Generated<Numeric>
  credit_dollars: Nullable<Numeric>
  /** The shortfall that was tolerated when the order was settled. */
  short: Generated<Numeric>
  short_coin: Nullable<CoinName>
  /** A transaction that the network has seen but not confirmed. `unconfirmed_id` becomes the id of its payment. */
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
  /** The crypto address. */
  address: Nullable<string>
  /** US dollars for one unit of the invoice's currency. */
  rate: Numeric
  received: Generated<Numeric>
  remain: Numeric
  create_date: Date
  expire_date: Date
  /** False for a failed card payment and an expired transfer. A new invoice replaces them. */
  open: Generated<boolean>
  /** The state of a card payment: Created, Prepared, Charged, Error, ConfirmationError, Reversed or Rejected. */
  state: Generated<string>
  checkout_url: Nullable<string>
  /** The reference that the customer enters in a bank transfer. */
  reference: Nullable<string>
  description: Nullable<string>
  masked_pan: Nullable<string>
  /** The name of the test card. */
  card: Nullable<string>
  need_confirmation: Generated<boolean>
  wrong_codes: Generated<number>
  /** The time at which the acquirer continues with a card payment without a further call. */
  settle_date: Nullable<Date>
  reject_date: Nullable<Date>
  sent_date: Nullable<Date>
}
type VoucherTable = { pin: string; order_id: string; create_date: Date }
type PaymentTable = {
  id: string
  order_id: string
  /** The invoice of the payment. Null for a payment that came from an overpayment. */
  invoice_id: Nullable<string>
  payment_type: PaymentType | "fromOverpay"
  currency_id: CoinName | DisplayCurrencyName
  amount: Numeric
  external_id: Nullable<string>
  create_date: Date
  /**
   * True if the order no longer waited for the payment. Then the payment is credited to the balance and does not count as received by the
   * order.
   */
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
  /** Days of the contract that the mining engine has processed. */
  paid_days: Generated<number>
}
type PostingTable = { id: Generated<number>; reason: string; order_id: Nullable<string>; create_date: Date }
type LedgerEntryTable = { posting_id: number; account: string; currency: string; amount: Numeric }
type OperationTable = {
  /** Numbers follow the order in which operations were recorded. */
  number: Generated<string>
  id: string
  user_id: string
  operation_type: OperationType
  currency_id: CoinName
  amount: Numeric
  contract_id: Nullable<string>
  quantity: Nullable<Numeric>
  unit: Nullable<"Th" | "Mh" | "eth2">
  /** The maintenance operation that was deducted from this bonus. */
  fee_id: Nullable<string>
  create_date: Date
  operation_date: Date
  state: OperationState
  state_reason: Nullable<RejectReason | CreditReason | "cancelled" | "stakeReturned">
  state_update: Date
  address: Nullable<string>
  hash: Nullable<string>
  /** The network fee of a withdrawal, and the time when its processing began. */
  fee: Nullable<Numeric>
  pending_date: Nullable<Date>
  /** The order that caused the credit. */
  order_id: Nullable<string>
  order_number: Nullable<number>
}
type PayoutTotalTable = {
  user_id: string
  unit: "Th" | "Mh" | "eth2"
  /** The sums of all payouts and of the maintenance deducted from them. A trigger on the operations updates the row. */
  bonuses: Numeric
  fees: Numeric
  operations: number
}
/** Balances of customers' accounts, never below zero. A trigger on the ledger updates them. */
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
  /** True if the customer or order keeps using the code after its deactivation. */
  readonly isKept: boolean
  readonly limits: readonly { readonly productId: string; readonly total: Numeric; readonly used: Numeric }[]
}
