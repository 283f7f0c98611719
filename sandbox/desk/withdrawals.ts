import { z } from "@hono/zod-openapi"
import { html } from "hono/html"
import { sql } from "kysely"
import { findProduct } from "#sandbox/catalogue.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { rejectReasons } from "#sandbox/messages/history-reasons.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { bookDuePayouts } from "#sandbox/rules/payouts.ts"
import { suspendSales } from "#sandbox/rules/suspension.ts"
import { decideWithdrawal } from "#sandbox/rules/withdrawal-steps.ts"
import type { RunningSandbox } from "#sandbox/running-sandbox.ts"
import type { RejectReason } from "#sandbox/tables/money.ts"
import { type DeskContext } from "./desk-context.ts"
import { totalColumn, inTransaction } from "./desk-data.ts"
import { createContainsPattern, createSearchQuery, newestPart, type DeskList, type ListPart } from "./list-query.ts"
import { renderEmptyListText, renderPager } from "./listing.ts"
import { formatDeskTime } from "./sections.ts"

const reasonNames = Object.keys(rejectReasons) as readonly RejectReason[]

export const decisionForm = z.discriminatedUnion("state", [
  z.strictObject({ state: z.enum(["Pending", "Completed"]) }),
  z.strictObject({ state: z.literal("Rejected"), reason: z.enum(reasonNames) }),
])
/** The value of the pressed button, which contains the state and the reason of the decision. */
export const decisionButton = z
  .strictObject({ decision: z.string() })
  .transform(({ decision }) => {
    const [state, reason] = decision.split(" ")
    return reason === undefined ? { state } : { state, reason }
  })
  .pipe(decisionForm)
export type WithdrawalDecision = z.output<typeof decisionForm>

export const suspensionForm = z.strictObject({ suspended: z.boolean() })

/** Finds open withdrawals by customer, address or id. */
const selectOpenWithdrawals = (sandbox: RunningSandbox, find: string) =>
  sandbox.db
    .selectFrom("operation")
    .innerJoin("customer", "customer.id", "operation.user_id")
    .where("operation.operation_type", "=", "Withdrawal")
    .where("operation.state", "in", ["Created", "Pending"])
    .$if(find !== "", (query) =>
      query.where((where) =>
        where.or([
          where("customer.email", "ilike", createContainsPattern(find)),
          where("operation.address", "=", find),
          where(sql<string>`operation.id::text`, "=", find),
        ]),
      ),
    )

/** Returns open withdrawals, newest first. */
export const listOpenWithdrawals = async (sandbox: RunningSandbox, { find, limit, offset } = newestPart) => {
  const rows = await selectOpenWithdrawals(sandbox, find)
    .select([
      "operation.id",
      "operation.amount",
      "operation.currency_id",
      "operation.address",
      "operation.state",
      "operation.create_date",
      "customer.email",
    ])
    .orderBy("operation.number", "desc")
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    amount: formatAmount(parseAmount(row.amount)),
    currencyId: row.currency_id,
    address: row.address ?? "",
    state: row.state,
    createDate: row.create_date.toISOString(),
  }))
}

export const decideOnWithdrawal = (sandbox: RunningSandbox, id: string, decision: WithdrawalDecision) =>
  inTransaction(sandbox, async (tx, now) => {
    const step = "reason" in decision ? { to: decision.state, reason: decision.reason } : { to: decision.state }
    const { state, hash } = await decideWithdrawal(tx, sandbox, id, step, now)
    return { id, state, hash }
  })

/**
 * Suspends or resumes a product. Books due payouts first, so that a pause takes nothing from the days before it. Refuses with 404
 * `NotFound`.
 */
export const suspendProduct = (sandbox: RunningSandbox, id: string, isSuspended: boolean) =>
  inTransaction(sandbox, async (tx, now) => {
    if (!findProduct(id)) throw createRefusal(404, "NotFound")
    const owners = tx.selectFrom("contract").select("user_id").distinct().where("product_id", "=", id)
    for (const { user_id } of await owners.orderBy("user_id").execute()) await bookDuePayouts(tx, sandbox, user_id, now)
    await suspendSales(tx, id, isSuspended)
  })

export type WaitingWithdrawal = Awaited<ReturnType<typeof listOpenWithdrawals>>[number]

export const loadOpenWithdrawalPage = async (
  sandbox: RunningSandbox,
  part: ListPart,
): Promise<DeskList<WaitingWithdrawal>> => ({
  rows: await listOpenWithdrawals(sandbox, part),
  ...(await selectOpenWithdrawals(sandbox, part.find).select(totalColumn).executeTakeFirstOrThrow()),
})

const withdrawal = ({ t, locale, query }: DeskContext, row: WaitingWithdrawal) => {
  const name = `${row.amount} ${row.currencyId}, ${row.email}`
  const button = (decision: string, label: string) =>
    html`<button name="decision" value="${decision}" aria-label="${label}: ${name}">${label}</button>`
  return html`<li>
    <h3>${row.amount} ${row.currencyId}</h3>
    <dl>
      <dt>${t.customer}</dt><dd>${row.email}</dd>
      <dt>${t.address}</dt><dd><code>${row.address}</code></dd>
      <dt>${t.asked}</dt><dd>${formatDeskTime(row.createDate, locale)} · ${t.withdrawalStates[row.state]}</dd>
    </dl>
    <form method="post" action="/sandbox/withdrawals/${row.id}${createSearchQuery(query.find)}" class="row">
      ${row.state === "Created" ? button("Pending", t.process) : ""}${button("Completed", t.send)}
      ${reasonNames.map((reason) => button(`Rejected ${reason}`, t.reject[reason]))}
    </form>
  </li>`
}

export const renderWithdrawalSection = (desk: DeskContext, waiting: DeskList<WaitingWithdrawal>) => html`
  <section aria-labelledby="withdrawals">
    <h2 id="withdrawals">${desk.t.withdrawals}</h2>
    <p class="quiet">${desk.t.withdrawalsNote}</p>
    ${
      waiting.rows.length === 0
        ? renderEmptyListText(desk, desk.t.noWithdrawals)
        : html`<ul class="plain">${waiting.rows.map((row) => withdrawal(desk, row))}</ul>`
    }
    ${renderPager(desk, "withdrawals", waiting, desk.t.withdrawals)}
  </section>`
