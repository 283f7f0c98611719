import type {
  DemoCabinetTable,
  KnownDeviceTable,
  EmailTable,
  EmailTokenTable,
  SessionTable,
  TokenTable,
  CustomerTable,
} from "./tables/accounts.ts"
import type { CodeLimitTable, CodeTable, ReviewTable, RewardTable } from "./tables/codes.ts"
import type {
  AccountBalanceTable,
  ContractTable,
  LedgerEntryTable,
  OperationTable,
  PayoutTotalTable,
  PostingTable,
} from "./tables/money.ts"
import type { InvoiceTable, OrderTable, PaymentTable, VoucherTable } from "./tables/orders.ts"
import type {
  CodeAttemptTable,
  EmailChangeTable,
  ExportTicketTable,
  FormerEmailTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  RecoveryRequestTable,
  RecoveryTokenTable,
  SavedAddressTable,
  SecurityEventTable,
  SignInAttemptTable,
  TwoFactorResetTable,
} from "./tables/security.ts"
import type { SettingTable } from "./tables/shared.ts"

export type Tables = {
  setting: SettingTable
  customer: CustomerTable
  session: SessionTable
  token: TokenTable
  mail_token: EmailTokenTable
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
  mail: EmailTable
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
