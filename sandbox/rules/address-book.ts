import { randomUUID } from "node:crypto"
import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { isSameAddress, requireAddress } from "./address-forms.ts"
import { sendAddressNotice, sendBookOffNotice } from "./address-notices.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { requireRealCustomer } from "./real.ts"
import type { SecondFactor } from "./second-factor.ts"
import { recordEvent } from "./security-log.ts"
import { requireCode } from "./two-factor.ts"

/** The largest number of saved addresses for both coins together, including waiting ones. */
const maxAddresses = 50

export const isBookOn = ({ book_on, book_off_date }: User, now: number): boolean =>
  book_on && (book_off_date === null || book_off_date.getTime() > now)

/** Returns the customer's addresses. Addresses whose wait is over replace the older ones first. */
const loadAddresses = async (tx: Tx, { id }: LockedCustomer, now: number) => {
  const own = tx.selectFrom("saved_address").where("user_id", "=", id)
  const replaced = own.select("replaces").where("available_date", "<=", new Date(now)).where("replaces", "is not", null)
  await tx.deleteFrom("saved_address").where("id", "in", replaced).execute()
  return own.selectAll().orderBy("coin").orderBy("name").orderBy("available_date").orderBy("id").execute()
}

export const addressBookView = async (tx: Tx, user: LockedCustomer, now: number) => {
  const rows = await loadAddresses(tx, user, now)
  return {
    isOn: isBookOn(user, now),
    offDate: isBookOn(user, now) ? (user.book_off_date?.toISOString() ?? null) : null,
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
 */
export const addAddress = async (
  tx: Tx,
  caller: LockedCustomer,
  { currencyId: coin, name, address, replaces, code }: NewAddress & { readonly code: SecondFactor | undefined },
  writing: MailContext,
) => {
  const { now } = writing
  requireRealCustomer(caller)
  const rows = await loadAddresses(tx, caller, now)
  const ofCoin = rows.filter((row) => row.coin === coin)
  const same = ofCoin.filter((row) => isSameAddress(row.address, address))
  const isThere = same.some((row) => row.name === name && (row.id === replaces || row.replaces === (replaces ?? null)))
  if (isThere) return addressBookView(tx, caller, now)
  const user = await requireCode(tx, caller, code, writing)
  requireAddress(coin, address)
  if (replaces !== undefined && !ofCoin.some(({ id }) => id === replaces)) throw refusal(404, "NotFound")
  if (same.some(({ id }) => id !== replaces)) throw refusal(409, "AddressInBook")
  if (rows.length >= maxAddresses) throw refusal(409, "AddressBookFull")
  const available_date = after(now, lifetimes.addressWait)
  await tx
    .insertInto("saved_address")
    .values({ id: randomUUID(), user_id: user.id, coin, name, address, replaces: replaces ?? null, available_date })
    .execute()
  await recordEvent(tx, user.id, { type: "AddressAdded", now })
  const saved = { name, address, coin, available: available_date.getTime() }
  await sendAddressNotice(tx, user, saved, { ...writing, culture: user.culture })
  return addressBookView(tx, user, now)
}

/** Removes an address. Removing a waiting address cancels its addition. */
export const removeAddress = async (tx: Tx, user: LockedCustomer, id: string, now: number) => {
  const [removed] = await tx.deleteFrom("saved_address").where("id", "=", id).where("user_id", "=", user.id).execute()
  if (removed?.numDeletedRows !== 1n) throw refusal(404, "NotFound")
  await recordEvent(tx, user.id, { type: "AddressRemoved", now })
  return addressBookView(tx, user, now)
}

/** Switches the book on at once, or off after a wait. Switching the book on during that wait cancels the switching off. */
export const switchAddressBook = async (
  tx: Tx,
  caller: LockedCustomer,
  { isOn: to, code }: { readonly isOn: boolean; readonly code: SecondFactor | undefined },
  writing: MailContext,
) => {
  const { now } = writing
  requireRealCustomer(caller)
  const isUnchanged = to
    ? isBookOn(caller, now) && caller.book_off_date === null
    : !isBookOn(caller, now) || caller.book_off_date !== null
  if (isUnchanged) return addressBookView(tx, caller, now)
  const user = to ? caller : await requireCode(tx, caller, code, writing)
  const book_off_date = to ? null : after(now, lifetimes.addressWait)
  const changed = await changeCustomer(tx, user, { book_on: true, book_off_date })
  await recordEvent(tx, user.id, { type: to ? "AddressBookOn" : "AddressBookOff", now })
  if (book_off_date !== null) {
    await sendBookOffNotice(tx, user, book_off_date.getTime(), { ...writing, culture: user.culture })
  }
  return addressBookView(tx, changed, now)
}

/** Refuses a withdrawal to a waiting address. While the book is on, also refuses addresses that are not in the book. */
export const requireUsableAddress = async (
  tx: Tx,
  customer: LockedCustomer,
  { currencyId, address }: Pick<NewAddress, "currencyId" | "address">,
  now: number,
): Promise<void> => {
  const rows = await loadAddresses(tx, customer, now)
  const same = rows.filter((row) => row.coin === currencyId && isSameAddress(row.address, address))
  if (same.some((row) => row.available_date.getTime() <= now)) return
  if (same.length > 0) throw refusal(409, "AddressWaiting")
  if (isBookOn(customer, now)) throw refusal(409, "AddressNotInBook")
}
