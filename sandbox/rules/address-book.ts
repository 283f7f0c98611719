import { randomUUID } from "node:crypto"
import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { isSameAddress, requireAddress } from "./address-forms.ts"
import { sendAddressNotice, sendBookOffNotice } from "./address-notices.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import { requireRealCustomer } from "./require-real-customer.ts"
import type { SecondFactor } from "./second-factor.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { requireTwoFactorCode } from "./two-factor.ts"

/** The maximum number of saved addresses for both coins together, including waiting ones. */
const maxAddresses = 50

export const isBookOn = ({ book_on, book_off_date }: Customer, now: number): boolean =>
  book_on && (book_off_date === null || book_off_date.getTime() > now)

/** Returns the customer's addresses. Addresses whose wait is over replace the older ones first. */
const loadAddresses = async (tx: Tx, { id }: LockedCustomer, now: number) => {
  const own = tx.selectFrom("saved_address").where("user_id", "=", id)
  const replaced = own.select("replaces").where("available_date", "<=", new Date(now)).where("replaces", "is not", null)
  await tx.deleteFrom("saved_address").where("id", "in", replaced).execute()
  return own.selectAll().orderBy("coin").orderBy("name").orderBy("available_date").orderBy("id").execute()
}

/** Returns the address book. `offDate` is null unless the book is being switched off, and `availableDate` is null for a usable address. */
export const loadAddressBookResponse = async (tx: Tx, customer: LockedCustomer, now: number) => {
  const rows = await loadAddresses(tx, customer, now)
  return {
    isOn: isBookOn(customer, now),
    offDate: isBookOn(customer, now) ? (customer.book_off_date?.toISOString() ?? null) : null,
    addresses: rows.map(({ id, coin, name, address, replaces, available_date }) => ({
      id,
      currencyId: coin,
      name,
      address,
      replaces,
      availableDate: available_date.getTime() > now ? available_date.toISOString() : null,
    })),
  }
}

type NewAddress = {
  readonly currencyId: CoinName
  readonly name: string
  readonly address: string
  readonly replaces?: string | undefined
}

/**
 * Adds an address, or changes one. A changed address is replaced after the wait. If the same address with the same name already exists, the
 * call succeeds and changes nothing, because the first response may have been lost.
 *
 * Refuses with 403 `Forbidden` in the demo, with 404 `NotFound` for an unknown address to replace, and with 409 `AddressInBook` or
 * `AddressBookFull`. Also refuses as `requireTwoFactorCode` and `requireAddress` do.
 */
export const addAddress = async (
  tx: Tx,
  caller: LockedCustomer,
  { currencyId: coin, name, address, replaces, code }: NewAddress & { readonly code: SecondFactor | undefined },
  emailContext: EmailContext,
) => {
  const { now } = emailContext
  requireRealCustomer(caller)
  const rows = await loadAddresses(tx, caller, now)
  const ofCoin = rows.filter((row) => row.coin === coin)
  const same = ofCoin.filter((row) => isSameAddress(row.address, address))
  const isThere = same.some((row) => row.name === name && (row.id === replaces || row.replaces === (replaces ?? null)))
  if (isThere) return loadAddressBookResponse(tx, caller, now)
  const customer = await requireTwoFactorCode(tx, caller, code, emailContext)
  requireAddress(coin, address)
  if (replaces !== undefined && !ofCoin.some(({ id }) => id === replaces)) throw createRefusal(404, "NotFound")
  if (same.some(({ id }) => id !== replaces)) throw createRefusal(409, "AddressInBook")
  if (rows.length >= maxAddresses) throw createRefusal(409, "AddressBookFull")
  const available_date = dateAfter(now, lifetimes.addressWait)
  await tx
    .insertInto("saved_address")
    .values({ id: randomUUID(), user_id: customer.id, coin, name, address, replaces: replaces ?? null, available_date })
    .execute()
  await recordEvent(tx, customer.id, { type: "AddressAdded", now })
  const saved = { name, address, coin, available: available_date.getTime() }
  await sendAddressNotice(tx, customer, saved, { ...emailContext, locale: customer.culture })
  return loadAddressBookResponse(tx, customer, now)
}

/** Removes an address. Removing a waiting address cancels its addition. Refuses with 404 `NotFound`. */
export const removeAddress = async (tx: Tx, customer: LockedCustomer, id: string, now: number) => {
  const [removed] = await tx
    .deleteFrom("saved_address")
    .where("id", "=", id)
    .where("user_id", "=", customer.id)
    .execute()
  if (removed?.numDeletedRows !== 1n) throw createRefusal(404, "NotFound")
  await recordEvent(tx, customer.id, { type: "AddressRemoved", now })
  return loadAddressBookResponse(tx, customer, now)
}

/**
 * Switches the book on immediately, or off after a wait. Switching the book on during that wait cancels the switching off.
 * Refuses with 403 `Forbidden` in the demo. Switching off refuses as `requireTwoFactorCode` does.
 */
export const switchAddressBook = async (
  tx: Tx,
  caller: LockedCustomer,
  { isOn: to, code }: { readonly isOn: boolean; readonly code: SecondFactor | undefined },
  emailContext: EmailContext,
) => {
  const { now } = emailContext
  requireRealCustomer(caller)
  const isUnchanged = to
    ? isBookOn(caller, now) && caller.book_off_date === null
    : !isBookOn(caller, now) || caller.book_off_date !== null
  if (isUnchanged) return loadAddressBookResponse(tx, caller, now)
  const customer = to ? caller : await requireTwoFactorCode(tx, caller, code, emailContext)
  const book_off_date = to ? null : dateAfter(now, lifetimes.addressWait)
  const changed = await changeCustomer(tx, customer, { book_on: true, book_off_date })
  await recordEvent(tx, customer.id, { type: to ? "AddressBookOn" : "AddressBookOff", now })
  if (book_off_date !== null) {
    await sendBookOffNotice(tx, customer, book_off_date.getTime(), { ...emailContext, locale: customer.culture })
  }
  return loadAddressBookResponse(tx, changed, now)
}

/**
 * Refuses a withdrawal to a waiting address with 409 `AddressWaiting`. While the book is on, refuses other addresses with 409
 * `AddressNotInBook`.
 */
export const requireUsableAddress = async (
  tx: Tx,
  customer: LockedCustomer,
  { currencyId, address }: Pick<NewAddress, "currencyId" | "address">,
  now: number,
): Promise<void> => {
  const rows = await loadAddresses(tx, customer, now)
  const same = rows.filter((row) => row.coin === currencyId && isSameAddress(row.address, address))
  if (same.some((row) => row.available_date.getTime() <= now)) return
  if (same.length > 0) throw createRefusal(409, "AddressWaiting")
  if (isBookOn(customer, now)) throw createRefusal(409, "AddressNotInBook")
}
