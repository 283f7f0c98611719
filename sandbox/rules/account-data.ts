import type { Tx } from "#sandbox/database.ts"
import { loadAddressBookResponse } from "./address-book.ts"
import { toContractResponse } from "./contract-response.ts"
import { streamHistory } from "./history.ts"
import { toInvoiceResponse } from "./invoice-response.ts"
import { lockCustomer, type LockedCustomer } from "./locked-customer.ts"
import { type OperationResponseOptions } from "./operation-response.ts"
import { loadOrderResponses } from "./order-response.ts"
import { listPasskeys } from "./passkeys.ts"
import { recordEvent, streamSecurityLog } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { listSessions } from "./sessions.ts"
import { requireProof, type PasswordProof } from "./settings.ts"
import { listSuspendedProducts } from "./suspension.ts"
import type { Caller } from "./tokens.ts"
import { toProfileResponse } from "./users.ts"

type ViewOptions = { readonly options: OperationResponseOptions; readonly now: number }

/**
 * Returns all orders with all their invoices. The file must contain everything stored, so it includes orders that the customer removed from
 * the list.
 */
const loadPurchases = async (tx: Tx, userId: string, { options, now }: ViewOptions) => {
  const seen = { currency: options.currency, seed: options.seed, now }
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
  const suspended = await listSuspendedProducts(tx)
  return {
    orders: await loadOrderResponses(tx, orders, seen),
    invoices: invoices.map((row) => ({ orderId: row.order_id, ...toInvoiceResponse(row, now) })),
    contracts: contracts.map((row) => toContractResponse(row, seen, suspended)),
  }
}

/** Yields the elements of a JSON array, one per line. */
async function* streamJsonArray(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string, void> {
  let separator = "[\n"
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield separator + batch.map((element) => JSON.stringify(element)).join(",\n")
    separator = ",\n"
  }
  yield separator === "[\n" ? "[]" : "\n]"
}

/** Returns the saved addresses. Addresses that have become usable first replace older ones, which writes to the book. */
const loadAddresses = (db: Tx, userId: string, now: number) =>
  db
    .transaction()
    .execute(async (tx) => (await loadAddressBookResponse(tx, await lockCustomer(tx, userId), now)).addresses)

/** Checks the password and the code that an export needs. Refuses as `requireProof` does. */
export const proveExport = async (
  tx: Tx,
  caller: LockedCustomer,
  proof: PasswordProof,
  emailContext: EmailContext,
): Promise<void> => {
  const customer = await requireProof(tx, caller, proof, emailContext)
  await recordEvent(tx, customer.id, { type: "DataExported", now: emailContext.now })
}

/**
 * Yields everything stored about the customer as JSON. Reads lists that grow over the years in batches, so that the memory holds only one
 * batch.
 */
export async function* streamAccountData(
  db: Tx,
  caller: Caller,
  { options, now, pending }: ViewOptions & { readonly pending: object },
): AsyncGenerator<string, void> {
  const { customer } = caller
  const sections = {
    profile: { ...toProfileResponse(customer), ...pending },
    ...(await loadPurchases(db, customer.id, { options, now })),
    addresses: await loadAddresses(db, customer.id, now),
    passkeys: (await listPasskeys(db, customer.id)).values,
    sessions: await listSessions(db, caller, now),
  }
  yield "{"
  for (const [name, section] of Object.entries(sections)) yield `"${name}":${JSON.stringify(section)},\n`
  yield `"history":`
  yield* streamJsonArray(streamHistory(db, customer.id, {}, options))
  yield `,\n"withdrawals":`
  yield* streamJsonArray(streamHistory(db, customer.id, { operationType: "Withdrawal" }, options))
  yield `,\n"events":`
  yield* streamJsonArray(streamSecurityLog(db, customer.id))
  yield "}\n"
}
