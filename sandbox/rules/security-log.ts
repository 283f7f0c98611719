import { tryGetContext } from "hono/context-storage"
import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { addAccountToLog, currentCountry } from "#sandbox/logging.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import type { Env } from "#sandbox/running-sandbox.ts"
import type { SecurityEventType } from "#sandbox/tables/security.ts"
import { batchSize, readInBatches } from "./batches.ts"
import { browserOf } from "./browser.ts"
import type { SessionSource } from "./tokens.ts"

/** Returns the browser and country of the current call. */
export const currentSource = (): SessionSource => ({
  ...browserOf(tryGetContext<Env>()?.req.header("User-Agent")),
  country: currentCountry() ?? null,
})

export type NewEvent = {
  readonly type: SecurityEventType
  readonly now: number
  /** Null replaces the browser of the current call, for an event that took effect without a browser, such as a reset after its wait. */
  readonly source?: null
  /** The withdrawal that the event is about. */
  readonly operationId?: string
}

/** Adds an event to the security log of the account, with the browser of the current call. */
export const recordEvent = async (
  tx: Tx,
  userId: string,
  { type, now, source, operationId }: NewEvent,
): Promise<void> => {
  const from = source === null ? {} : currentSource()
  if (source !== null) addAccountToLog(userId)
  await tx
    .insertInto("security_event")
    .values({ user_id: userId, type, create_date: new Date(now), operation_id: operationId ?? null, ...from })
    .execute()
}

/** Records a failed sign-in with one statement, even if no account has the address, so that the response and its time reveal nothing. */
export const recordFailedSignIn = async (db: Tx, email: string, now: number): Promise<void> => {
  const { browser, system, country } = currentSource()
  const text = (value: string | null) => sql<string | null>`${value}::text`
  await db
    .insertInto("security_event")
    .columns(["user_id", "type", "create_date", "browser", "system", "country"])
    .expression(
      db
        .selectFrom("customer")
        .select([
          "id",
          sql<SecurityEventType>`'SignInFailed'`.as("type"),
          sql<Date>`${new Date(now)}::timestamptz`.as("create_date"),
          text(browser).as("browser"),
          text(system).as("system"),
          text(country).as("country"),
        ])
        .where("email", "=", email),
    )
    .execute()
}

type Page = { readonly offset: number; readonly count: number }

const selectEvents = (db: Tx, userId: string) =>
  db
    .selectFrom("security_event")
    .leftJoin("operation", "operation.id", "security_event.operation_id")
    .selectAll("security_event")
    .select(["operation.amount", "operation.currency_id", "operation.address"])
    .where("security_event.user_id", "=", userId)
    .orderBy("security_event.id", "desc")

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>["executeTakeFirstOrThrow"]>>

const toEventResponse = (row: EventRow) => ({
  id: row.id,
  type: row.type,
  browser: row.browser,
  system: row.system,
  country: row.country,
  createDate: row.create_date.toISOString(),
  withdrawal:
    row.amount === null || row.currency_id === null
      ? null
      : { amount: formatAmount(parseAmount(row.amount)), currencyId: row.currency_id, address: row.address ?? "" },
})

/** Returns a page of the security log, newest first. */
export const listEvents = async (tx: Tx, userId: string, { offset, count }: Page) => {
  const { total } = await tx
    .selectFrom("security_event")
    .where("user_id", "=", userId)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await selectEvents(tx, userId).offset(offset).limit(count).execute()
  return { total: Number(total), values: rows.map(toEventResponse) }
}

/** Yields the whole log in batches, newest first. Each batch begins after the last row of the previous batch. */
export async function* streamSecurityLog(db: Tx, userId: string) {
  const read = (last: { readonly id: string } | undefined) =>
    selectEvents(db, userId)
      .$if(last !== undefined, (query) => query.where("security_event.id", "<", last?.id ?? ""))
      .limit(batchSize)
      .execute()
  for await (const rows of readInBatches(read)) yield rows.map(toEventResponse)
}
