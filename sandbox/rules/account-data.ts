import type { Tx } from "#sandbox/database.ts"
import { addressBookView } from "./address-book.ts"
import { contractView } from "./contract-view.ts"
import { wholeHistory } from "./history.ts"
import { invoiceView } from "./invoice-view.ts"
import { lockCustomer, type LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { type HistoryViewer } from "./operation-view.ts"
import { listPasskeys } from "./passkeys.ts"
import { recordEvent, wholeLog } from "./security-log.ts"
import { listSessions } from "./sessions.ts"
import { proven, type PasswordProof } from "./settings.ts"
import { suspendedProducts } from "./suspension.ts"
import type { Caller } from "./tokens.ts"
import { profileView } from "./users.ts"
import { orderViews } from "./views.ts"

type Seen = { readonly viewer: HistoryViewer; readonly now: number }

/**
 * Returns all orders with all their invoices. The file must contain everything stored, so it includes orders that the customer removed from
 * the list.
 */
const loadPurchases = async (tx: Tx, userId: string, { viewer, now }: Seen) => {
  const seen = { display: viewer.display, seed: viewer.seed, now }
  const orders = await tx
    .selectFrom("customer_order")
    .selectAll()
    .where("owner_id", "=", userId)
    .orderBy("number", "desc")
    .execute()
  const invoices = await tx
    .selectFrom("invoice")
    .selectAll("invoice")
    .innerJoin("customer_order", "customer_order.id", "invoice.order_id")
    .where("owner_id", "=", userId)
    .orderBy("invoice.create_date", "desc")
    .execute()
  const contracts = await tx
    .selectFrom("contract")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("start_date", "desc")
    .execute()
  const suspended = await suspendedProducts(tx)
  return {
    orders: await orderViews(tx, orders, seen),
    invoices: invoices.map((row) => ({ orderId: row.order_id, ...invoiceView(row, now) })),
    contracts: contracts.map((row) => contractView(row, seen, suspended)),
  }
}

/** Yields the elements of a JSON array, one per line. */
async function* elements(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string, void> {
  let separator = "[\n"
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield separator + batch.map((element) => JSON.stringify(element)).join(",\n")
    separator = ",\n"
  }
  yield separator === "[\n" ? "[]" : "\n]"
}

/** Returns the address book. Replaces others by addresses that have become usable, which writes to the book. */
const loadAddresses = (db: Tx, userId: string, now: number) =>
  db.transaction().execute(async (tx) => (await addressBookView(tx, await lockCustomer(tx, userId), now)).addresses)

/** Allows the export if the password and the code are correct. */
export const proveExport = async (
  tx: Tx,
  caller: LockedCustomer,
  proof: PasswordProof,
  writing: MailContext,
): Promise<void> => {
  const user = await proven(tx, caller, proof, writing)
  await recordEvent(tx, user.id, { type: "DataExported", now: writing.now })
}

/**
 * Yields everything stored about the customer as JSON. Reads lists that grow over the years in batches, so that the memory holds only one
 * batch.
 */
export async function* accountData(
  db: Tx,
  caller: Caller,
  { viewer, now, pending }: Seen & { readonly pending: object },
): AsyncGenerator<string, void> {
  const { user } = caller
  const sections = {
    profile: { ...profileView(user), ...pending },
    ...(await loadPurchases(db, user.id, { viewer, now })),
    addresses: await loadAddresses(db, user.id, now),
    passkeys: (await listPasskeys(db, user.id)).values,
    sessions: await listSessions(db, caller, now),
  }
  yield "{"
  for (const [name, section] of Object.entries(sections)) yield `"${name}":${JSON.stringify(section)},\n`
  yield `"history":`
  yield* elements(wholeHistory(db, user.id, {}, viewer))
  yield `,\n"withdrawals":`
  yield* elements(wholeHistory(db, user.id, { operationType: "Withdrawal" }, viewer))
  yield `,\n"events":`
  yield* elements(wholeLog(db, user.id))
  yield "}\n"
}
