import { minute } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { amount, smallerAmount, amountText, multiplyAmounts } from "#sandbox/money.ts"
import type { Operation } from "#sandbox/tables/money.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { requireUsableAddress } from "./address-book.ts"
import { requireAddress } from "./address-forms.ts"
import { ledgerAccounts, loadBalance, postEntries } from "./ledger.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { coinRate, displayRate } from "./rates.ts"
import type { SecondFactor } from "./second-factor.ts"
import { requireCode } from "./two-factor.ts"
import { sendWithdrawalLetter } from "./withdrawal-letter.ts"
import { withdrawalLengths } from "./withdrawal-steps.ts"

export const withdrawalLimits = {
  btc: { min: amount("0.0005"), max: amount("1"), fee: amount("0.00005") },
  eth: { min: amount("0.01"), max: amount("20"), fee: amount("0.0008") },
} as const

export type WithdrawalOrder = {
  readonly id: string
  readonly amount: string
  readonly address: string
  readonly currencyId: CoinName
}

type Asked = { readonly seed: number; readonly now: number }

export const withdrawalSummary = async (
  tx: Tx,
  userId: string,
  currencyId: CoinName,
  { display, seed, now }: Asked & { readonly display: DisplayCurrencyName },
) => {
  const { min, max, fee } = withdrawalLimits[currencyId]
  return {
    currencyId,
    minValue: amountText(min),
    maxValue: amountText(max),
    fee: amountText(fee),
    expectedMinutes: withdrawalLengths.sent / minute,
    balance: amountText(await loadBalance(tx, userId, currencyId)),
    base: {
      currencyId: display,
      rate: amountText(multiplyAmounts(coinRate(seed, currencyId, now), displayRate(display), "half-up")),
    },
  }
}

export const withdrawalView = (row: Operation) => ({
  id: row.id,
  amount: amountText(amount(row.amount)),
  address: row.address ?? "",
  currencyId: row.currency_id,
  state: row.state,
  createDate: row.create_date.toISOString(),
  fee: row.fee === null ? null : amountText(amount(row.fee)),
})

/** Returns true if a repeated id belongs to the same request. The refusal does not reveal whose id it is. */
const isSame = (existing: Operation, request: WithdrawalOrder, userId: string): boolean =>
  existing.user_id === userId &&
  existing.operation_type === "Withdrawal" &&
  existing.currency_id === request.currencyId &&
  existing.address === request.address &&
  amount(existing.amount) === amount(request.amount)

const check = async (tx: Tx, userId: string, request: WithdrawalOrder): Promise<void> => {
  const value = amount(request.amount)
  const { min, max } = withdrawalLimits[request.currencyId]
  requireAddress(request.currencyId, request.address)
  if (value < min) throw refusal(400, "WithdrawalBelowMinimum", { field: "amount" })
  if (value > max) throw refusal(400, "WithdrawalAboveMaximum", { field: "amount" })
  if (value > smallerAmount(max, await loadBalance(tx, userId, request.currencyId))) {
    throw refusal(400, "InsufficientBalance", { field: "amount" })
  }
}

/** Refuses while withdrawals are locked. Keeps the rows of a two-factor reset that has just taken effect. */
const requireUnlocked = ({ withdrawals_locked_until: until }: LockedCustomer, now: number): void => {
  if (until !== null && until.getTime() > now) throw refusal(409, "WithdrawalsLocked", { keep: true })
}

/**
 * Creates a withdrawal. The withdrawals of one customer run one after another. A known id is answered before any check, because a code
 * works only once and an accepted withdrawal stays accepted.
 */
export const createWithdrawal = async (
  tx: Tx,
  caller: LockedCustomer,
  request: WithdrawalOrder,
  code: SecondFactor | undefined,
  { hasAddressBook, ...writing }: MailContext & { readonly hasAddressBook: boolean },
) => {
  if (caller.is_demo) throw refusal(403, "demo")
  const { now } = writing
  const existing = await tx.selectFrom("operation").selectAll().where("id", "=", request.id).executeTakeFirst()
  if (existing) {
    if (!isSame(existing, request, caller.id)) throw refusal(409, "WithdrawalIdReused")
    return { created: false, operation: existing }
  }
  const user = await requireCode(tx, caller, code, writing)
  requireUnlocked(user, now)
  await check(tx, user.id, request)
  if (hasAddressBook) await requireUsableAddress(tx, user, request, now)
  const date = new Date(now)
  const operation = await tx
    .insertInto("operation")
    .values({
      id: request.id,
      user_id: user.id,
      operation_type: "Withdrawal",
      currency_id: request.currencyId,
      amount: request.amount,
      create_date: date,
      operation_date: date,
      state: "Created",
      state_update: date,
      address: request.address,
      fee: amountText(withdrawalLimits[request.currencyId].fee),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!operation) throw refusal(409, "WithdrawalIdReused")
  const value = amount(request.amount)
  const entries = [
    [ledgerAccounts.balance(user.id), request.currencyId, -value],
    [ledgerAccounts.withdrawal(request.id), request.currencyId, value],
  ] as const
  await postEntries(tx, "withdrawal", null, entries, now)
  await sendWithdrawalLetter(tx, operation, writing)
  return { created: true, operation }
}
