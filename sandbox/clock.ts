import { sql, type Kysely } from "kysely"
import type { Tables } from "./tables.ts"

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** The lengths of time the sandbox keeps. */
export const lifetimes = {
  accessToken: 15 * minute,
  refreshToken: 30 * day,
  /** A session ends this long after sign-in, however often its tokens are refreshed. */
  session: 90 * day,
  /** A browser keeps no cookie for longer. */
  device: 400 * day,
  mailToken: day,
  recoveryToken: hour,
  /** The wait from the request until two-factor is off. */
  twoFactorReset: 3 * day,
  /** The lock after such a reset. */
  withdrawalLock: 7 * day,
  /** The lock after an account was given back: it ends a day after the links of its letters stop working. */
  takenBackLock: 4 * day,
  /** Locked withdrawals stay locked for this long after the undo of an e-mail change. */
  lockAfterUndo: day,
  /** Settings made within this time before the warning may be a thief's. */
  suspicion: 7 * day,
  /** The time in which the link of a letter about security gives the account back. */
  warning: 3 * day,
  /** The time from showing a secret of two-factor until it can no longer be enabled. */
  twoFactorSetup: 10 * minute,
  /** The wait until a new address can be used, and until a book that was switched off is off. */
  addressWait: day,
  /** The time in which a passkey has to answer. */
  passkeyChallenge: 5 * minute,
  /** The time in which the file of a ticket has to be fetched. */
  exportTicket: minute,
  /** Links for a new e-mail address work for this long after its request. */
  emailChange: 3 * day,
  /** Letters about security go to a former address for this long. */
  formerEmail: 7 * day,
  order: day,
  /** An order without an owner reserves its part of a sale for this long. */
  visitorReservation: 30 * minute,
  cryptoInvoice: 2 * hour,
  rewardWaits: 7 * day,
  bonusOffer: 15 * minute,
  bonus: 2 * hour,
} as const

const key = "clock offset"

export const clockOffset = (db: Kysely<Tables>) => db.selectFrom("setting").select("value").where("key", "=", key)

export type Clock = {
  /** The clock before the desk moves it. */
  readonly base: () => number
  readonly now: (db: Kysely<Tables>) => Promise<number>
  readonly move: (db: Kysely<Tables>, milliseconds: number) => Promise<void>
  readonly reset: (db: Kysely<Tables>) => Promise<void>
}

/** The offset is stored: it outlives the process, and every server on one database shows one time. */
export const createClock = (now: () => number): Clock => ({
  base: now,
  now: async (db) => {
    const row = await clockOffset(db).executeTakeFirst()
    return now() + Number(row?.value ?? 0)
  },
  move: async (db, milliseconds) => {
    await sql`insert into setting (key, value) values (${key}, ${String(milliseconds)})
      on conflict (key) do update set value = (setting.value::bigint + excluded.value::bigint)::text`.execute(db)
  },
  reset: async (db) => {
    await db.deleteFrom("setting").where("key", "=", key).execute()
  },
})

export const after = (now: number, length: number): Date => new Date(now + length)

export const addMonths = (now: number, months: number): Date => {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date
}
