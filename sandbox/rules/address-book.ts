import { randomUUID } from "node:crypto"
import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { CoinName, User } from "#sandbox/tables.ts"
import { isSameAddress, requireAddress } from "./address-forms.ts"
import { sendAddressNotice, sendBookOffNotice } from "./address-notices.ts"
import type { MailContext } from "./mail.ts"
import { requireRealCustomer } from "./real.ts"
import { recordEvent } from "./security-log.ts"
import { requireCode } from "./two-factor.ts"

/** Of both coins, those that wait included. */
const most = 50

const lockCustomer = (tx: Tx, userId: string): Promise<User> =>
  tx.selectFrom("customer").selectAll().where("id", "=", userId).forUpdate().executeTakeFirstOrThrow()

export const isBookOn = ({ book_on, book_off_date }: User, now: number): boolean =>
  book_on && (book_off_date === null || book_off_date.getTime() > now)

/** The customer's addresses, after those that can be used by now have replaced others. */
const addressesOf = async (tx: Tx, userId: string, now: number) => {
  const own = tx.selectFrom("saved_address").where("user_id", "=", userId)
  const replaced = own.select("replaces").where("available_date", "<=", new Date(now)).where("replaces", "is not", null)
  await tx.deleteFrom("saved_address").where("id", "in", replaced).execute()
  return own.selectAll().orderBy("coin").orderBy("name").orderBy("available_date").orderBy("id").execute()
}

const viewOf = async (tx: Tx, user: User, now: number) => {
  const rows = await addressesOf(tx, user.id, now)
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

/** Locks the customer: of two calls one is the first. */
export const addressBookView = async (tx: Tx, userId: string, now: number) =>
  viewOf(tx, await lockCustomer(tx, userId), now)

type NewAddress = {
  readonly currencyId: CoinName
  readonly name: string
  readonly address: string
  /** The address that it takes the place of. */
  readonly replaces?: string | undefined
}

/**
 * Adds an address, or changes one: the new one replaces it after the wait. The same address with the same name is there already: the
 * first response may have been lost.
 */
export const addAddress = async (
  tx: Tx,
  userId: string,
  { currencyId: coin, name, address, replaces, code }: NewAddress & { readonly code: string | undefined },
  writing: MailContext,
) => {
  const { now } = writing
  const user = await lockCustomer(tx, userId)
  requireRealCustomer(user)
  const rows = await addressesOf(tx, userId, now)
  const ofCoin = rows.filter((row) => row.coin === coin)
  const same = ofCoin.filter((row) => isSameAddress(row.address, address))
  const isThere = same.some((row) => row.name === name && (row.id === replaces || row.replaces === (replaces ?? null)))
  if (isThere) return viewOf(tx, user, now)
  await requireCode(tx, userId, code, writing)
  requireAddress(coin, address)
  if (replaces !== undefined && !ofCoin.some(({ id }) => id === replaces)) throw refusal(404, "NotFound")
  if (same.some(({ id }) => id !== replaces)) throw refusal(409, "AddressInBook")
  if (rows.length >= most) throw refusal(409, "AddressBookFull")
  const available_date = after(now, lifetimes.addressWait)
  await tx
    .insertInto("saved_address")
    .values({ id: randomUUID(), user_id: userId, coin, name, address, replaces: replaces ?? null, available_date })
    .execute()
  await recordEvent(tx, userId, { type: "AddressAdded", now })
  const saved = { name, address, coin, available: available_date.getTime() }
  await sendAddressNotice(tx, user, saved, { ...writing, culture: user.culture })
  return viewOf(tx, user, now)
}

/** One that waits is cancelled by this. */
export const removeAddress = async (tx: Tx, userId: string, id: string, now: number) => {
  const user = await lockCustomer(tx, userId)
  const [removed] = await tx.deleteFrom("saved_address").where("id", "=", id).where("user_id", "=", userId).execute()
  if (removed?.numDeletedRows !== 1n) throw refusal(404, "NotFound")
  await recordEvent(tx, userId, { type: "AddressRemoved", now })
  return viewOf(tx, user, now)
}

/** On at once, off after the wait. Switching it on in the meantime cancels that. */
export const switchAddressBook = async (
  tx: Tx,
  userId: string,
  { isOn: to, code }: { readonly isOn: boolean; readonly code: string | undefined },
  writing: MailContext,
) => {
  const { now } = writing
  const user = await lockCustomer(tx, userId)
  requireRealCustomer(user)
  const isUnchanged = to
    ? isBookOn(user, now) && user.book_off_date === null
    : !isBookOn(user, now) || user.book_off_date !== null
  if (isUnchanged) return viewOf(tx, user, now)
  if (!to) await requireCode(tx, userId, code, writing)
  const book_off_date = to ? null : after(now, lifetimes.addressWait)
  const changed = await tx
    .updateTable("customer")
    .set({ book_on: true, book_off_date })
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(tx, userId, { type: to ? "AddressBookOn" : "AddressBookOff", now })
  if (book_off_date !== null) {
    await sendBookOffNotice(tx, user, book_off_date.getTime(), { ...writing, culture: user.culture })
  }
  return viewOf(tx, changed, now)
}

/** For a withdrawal. The caller has locked the customer. */
export const requireUsableAddress = async (
  tx: Tx,
  userId: string,
  { currencyId, address }: Pick<NewAddress, "currencyId" | "address">,
  now: number,
): Promise<void> => {
  const rows = await addressesOf(tx, userId, now)
  const same = rows.filter((row) => row.coin === currencyId && isSameAddress(row.address, address))
  if (same.some((row) => row.available_date.getTime() <= now)) return
  if (same.length > 0) throw refusal(409, "AddressWaiting")
  if (isBookOn(await lockCustomer(tx, userId), now)) throw refusal(409, "AddressNotInBook")
}
