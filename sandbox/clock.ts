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
  /** From sign-in on, however often its tokens are refreshed. */
  session: 90 * day,
  /** As long as a browser keeps a cookie. */
  device: 400 * day,
  mailToken: day,
  recoveryToken: hour,
  /** From the request until two-factor is off. */
  twoFactorReset: 3 * day,
  /** After such a reset. */
  withdrawalLock: 7 * day,
  /** After an account was given back: until a day after the links of its letters stop working. */
  takenBackLock: 4 * day,
  /** Withdrawals that are locked stay so for this long after the undo of an e-mail change. */
  lockAfterUndo: day,
  /** What was set up so long before the owner was warned may be a thief's. */
  suspicion: 7 * day,
  /** Until the link of a letter about security stops giving the account back. */
  warning: 3 * day,
  /** From when the secret of two-factor is shown until it can be enabled with it. */
  twoFactorSetup: 10 * minute,
  /** Until a new address can be used, and until a book that was switched off is off. */
  addressWait: day,
  /** Until a passkey has to have answered. */
  passkeyChallenge: 5 * minute,
  /** Until the file of a ticket has to be fetched. */
  exportTicket: minute,
  /** From the request of a new e-mail address: so long its links work. */
  emailChange: 3 * day,
  /** Letters about security go to a former address for so long. */
  formerEmail: 7 * day,
  order: day,
  /** So long an order without an owner reserves its part of a sale. */
  visitorReservation: 30 * minute,
  cryptoInvoice: 2 * hour,
  rewardWaits: 7 * day,
  bonusOffer: 15 * minute,
  bonus: 2 * hour,
} as const

const key = "clock offset"

export const clockOffset = (db: Kysely<Tables>) => db.selectFrom("setting").select("value").where("key", "=", key)

export type Clock = {
  /** Before the desk moves it. */
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
