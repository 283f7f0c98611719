import { minute } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, smallerAmount, formatAmount, multiplyAmounts } from "#sandbox/money.ts"
import type { Operation } from "#sandbox/tables/money.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { requireUsableAddress } from "./address-book.ts"
import { requireAddress } from "./address-forms.ts"
import { ledgerAccounts, loadBalance, postEntries } from "./ledger.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { coinRate, displayRate } from "./rates.ts"
import type { SecondFactor } from "./second-factor.ts"
import type { EmailContext } from "./send-email.ts"
import { requireTwoFactorCode } from "./two-factor.ts"
import { sendWithdrawalEmail } from "./withdrawal-email.ts"
import { withdrawalLengths } from "./withdrawal-steps.ts"

export const withdrawalLimits = {
  btc: { min: parseAmount("0.0005"), max: parseAmount("1"), fee: parseAmount("0.00005") },
  eth: { min: parseAmount("0.01"), max: parseAmount("20"), fee: parseAmount("0.0008") },
} as const

export type WithdrawalOrder = {
  readonly id: string
  readonly amount: string
  readonly address: string
  readonly currencyId: CoinName
}

type WithdrawalOptions = { readonly seed: number; readonly now: number }

/** Returns what the form of a withdrawal needs. `base` is the rate of one coin in the display currency. */
export const loadWithdrawalSummary = async (
  tx: Tx,
  userId: string,
  currencyId: CoinName,
  { currency, seed, now }: WithdrawalOptions & { readonly currency: DisplayCurrencyName },
) => {
  const { min, max, fee } = withdrawalLimits[currencyId]
  return {
    currencyId,
    minValue: formatAmount(min),
    maxValue: formatAmount(max),
    fee: formatAmount(fee),
    expectedMinutes: withdrawalLengths.sent / minute,
    balance: formatAmount(await loadBalance(tx, userId, currencyId)),
    base: {
      currencyId: currency,
      rate: formatAmount(multiplyAmounts(coinRate(seed, currencyId, now), displayRate(currency), "half-up")),
    },
  }
}

export const toWithdrawalResponse = (row: Operation) => ({
  id: row.id,
  amount: formatAmount(parseAmount(row.amount)),
  address: row.address ?? "",
  currencyId: row.currency_id,
  state: row.state,
  createDate: row.create_date.toISOString(),
  fee: row.fee === null ? null : formatAmount(parseAmount(row.fee)),
})

/** Returns true if a repeated id belongs to the same request. The refusal does not reveal whose id it is. */
const isSame = (existing: Operation, request: WithdrawalOrder, userId: string): boolean =>
  existing.user_id === userId &&
  existing.operation_type === "Withdrawal" &&
  existing.currency_id === request.currencyId &&
  existing.address === request.address &&
  parseAmount(existing.amount) === parseAmount(request.amount)

/**
 * Refuses an invalid address with 400 `InvalidField`, and an amount with 400 `WithdrawalBelowMinimum`, `WithdrawalAboveMaximum` or
 * `InsufficientBalance`.
 */
const check = async (tx: Tx, userId: string, request: WithdrawalOrder): Promise<void> => {
  const value = parseAmount(request.amount)
  const { min, max } = withdrawalLimits[request.currencyId]
  requireAddress(request.currencyId, request.address)
  if (value < min) throw createRefusal(400, "WithdrawalBelowMinimum", { field: "amount" })
  if (value > max) throw createRefusal(400, "WithdrawalAboveMaximum", { field: "amount" })
  if (value > smallerAmount(max, await loadBalance(tx, userId, request.currencyId))) {
    throw createRefusal(400, "InsufficientBalance", { field: "amount" })
  }
}

/** Refuses with 409 `WithdrawalsLocked` while withdrawals are locked. Keeps the rows of a two-factor reset that has just taken effect. */
const requireUnlocked = ({ withdrawals_locked_until: until }: LockedCustomer, now: number): void => {
  if (until !== null && until.getTime() > now) throw createRefusal(409, "WithdrawalsLocked", { isCommitted: true })
}

/**
 * Creates a withdrawal. The withdrawals of one customer run one after another. A known id is answered before any check, because a code
 * works only once and an accepted withdrawal stays accepted.
 *
 * Refuses with 403 `demo`, with 409 `WithdrawalIdReused` or `WithdrawalsLocked`, and as `requireTwoFactorCode`, `requireUsableAddress` and `check`
 * do.
 */
export const createWithdrawal = async (
  tx: Tx,
  caller: LockedCustomer,
  request: WithdrawalOrder,
  code: SecondFactor | undefined,
  { hasAddressBook, ...emailContext }: EmailContext & { readonly hasAddressBook: boolean },
) => {
  if (caller.is_demo) throw createRefusal(403, "demo")
  const { now } = emailContext
  const existing = await tx.selectFrom("operation").selectAll().where("id", "=", request.id).executeTakeFirst()
  if (existing) {
    if (!isSame(existing, request, caller.id)) throw createRefusal(409, "WithdrawalIdReused")
    return { created: false, operation: existing }
  }
  const customer = await requireTwoFactorCode(tx, caller, code, emailContext)
  requireUnlocked(customer, now)
  await check(tx, customer.id, request)
  if (hasAddressBook) await requireUsableAddress(tx, customer, request, now)
  const date = new Date(now)
  const operation = await tx
    .insertInto("operation")
    .values({
      id: request.id,
      user_id: customer.id,
      operation_type: "Withdrawal",
      currency_id: request.currencyId,
      amount: request.amount,
      create_date: date,
      operation_date: date,
      state: "Created",
      state_update: date,
      address: request.address,
      fee: formatAmount(withdrawalLimits[request.currencyId].fee),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!operation) throw createRefusal(409, "WithdrawalIdReused")
  const value = parseAmount(request.amount)
  const entries = [
    [ledgerAccounts.balance(customer.id), request.currencyId, -value],
    [ledgerAccounts.withdrawal(request.id), request.currencyId, value],
  ] as const
  await postEntries(tx, "withdrawal", null, entries, now)
  await sendWithdrawalEmail(tx, operation, emailContext)
  return { created: true, operation }
}
