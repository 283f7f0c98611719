import { sql, type Kysely } from "kysely"
import type { Tables } from "./tables.ts"

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Lifetimes, waits and locks of the sandbox, in milliseconds. */
export const lifetimes = {
  accessToken: 15 * minute,
  refreshToken: 30 * day,
  /** The lifetime of a session from the sign-in. Refreshing its tokens does not prolong it. */
  session: 90 * day,
  /** Browsers limit the lifetime of a cookie to 400 days. */
  device: 400 * day,
  emailToken: day,
  recoveryToken: hour,
  /** The wait between the request to reset two-factor and the moment when two-factor is off. */
  twoFactorReset: 3 * day,
  /** The lock of withdrawals after two-factor was reset. */
  withdrawalLock: 7 * day,
  /**
   * The lock of withdrawals after an account was taken back. The lock must outlast the links of its e-mails, so it ends one day after they
   * expire.
   */
  takenBackLock: 4 * day,
  /** The time for which withdrawals stay locked after an e-mail change can no longer be undone. */
  lockAfterUndo: day,
  /** The time before a warning in which any changed setting may be a thief's. */
  suspicion: 7 * day,
  /** The time for which the link in a security e-mail restores the account. */
  warning: 3 * day,
  /** The time for which a new two-factor secret can be enabled after the server has shown it. */
  twoFactorSetup: 10 * minute,
  /** The wait until a new address can be used, and until a disabled address book is off. */
  addressWait: day,
  /** The timeout for the passkey's response. */
  passkeyChallenge: 5 * minute,
  /** The lifetime of a ticket for downloading a file. */
  exportTicket: minute,
  /** The lifetime of the links that confirm or undo an e-mail change. */
  emailChange: 3 * day,
  /** The time for which security e-mails go to a former address too. */
  formerEmail: 7 * day,
  order: day,
  /** The time for which an order without an owner reserves its part of a sale. */
  visitorReservation: 30 * minute,
  cryptoInvoice: 2 * hour,
  rewardWaits: 7 * day,
  bonusOffer: 15 * minute,
  bonus: 2 * hour,
} as const

const key = "clock offset"

export const clockOffset = (db: Kysely<Tables>) => db.selectFrom("setting").select("value").where("key", "=", key)

export type Clock = {
  /** The clock without the offset that the desk sets. */
  readonly base: () => number
  readonly now: (db: Kysely<Tables>) => Promise<number>
  readonly move: (db: Kysely<Tables>, milliseconds: number) => Promise<void>
  readonly reset: (db: Kysely<Tables>) => Promise<void>
}

/**
 * Creates the clock. The database contains its offset, so that the offset survives a restart and all servers on one database have the same
 * time.
 */
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

export const dateAfter = (now: number, length: number): Date => new Date(now + length)

/** Adds calendar months in UTC. A day that the month does not have becomes the last day of the month. */
export const addMonths = (now: number, months: number): Date => {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date
}
