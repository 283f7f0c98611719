import type { Tx } from "#sandbox/database.ts"
import { addressBookView } from "./address-book.ts"
import { wholeHistory, type HistoryViewer } from "./history.ts"
import { invoiceView } from "./invoice-view.ts"
import type { MailContext } from "./mail.ts"
import { listPasskeys } from "./passkeys.ts"
import { listEvents, recordEvent } from "./security-log.ts"
import { listSessions } from "./sessions.ts"
import { proven, type PasswordProof } from "./settings.ts"
import { suspendedProducts } from "./suspension.ts"
import type { Caller } from "./tokens.ts"
import { profileView } from "./users.ts"
import { contractView, orderViews } from "./views.ts"

type Seen = { readonly viewer: HistoryViewer; readonly now: number }

const everything = { offset: 0, count: 1_000_000 }

/** Orders that were taken off the list too, each with all of its invoices. */
const purchasesOf = async (tx: Tx, userId: string, { viewer, now }: Seen) => {
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

const historyOf = async (tx: Tx, userId: string, viewer: HistoryViewer) => {
  const operations = []
  for await (const batch of wholeHistory(tx, userId, {}, viewer)) operations.push(...batch)
  return operations
}

/** Everything that is stored about the customer, after password and code were verified. */
export const accountData = async (
  tx: Tx,
  caller: Caller,
  proof: PasswordProof,
  { viewer, writing }: { readonly viewer: HistoryViewer; readonly writing: MailContext },
) => {
  const { now } = writing
  const user = await proven(tx, caller.user.id, proof, writing)
  await recordEvent(tx, user.id, { type: "DataExported", now })
  const history = await historyOf(tx, user.id, viewer)
  return {
    profile: profileView(user),
    ...(await purchasesOf(tx, user.id, { viewer, now })),
    history,
    withdrawals: history.filter(({ operationType }) => operationType === "Withdrawal"),
    addresses: (await addressBookView(tx, user.id, now)).addresses,
    passkeys: (await listPasskeys(tx, user.id)).values,
    sessions: await listSessions(tx, caller, now),
    events: (await listEvents(tx, user.id, everything)).values,
  }
}
