import { contractViews } from "#sandbox/rules/contract-details.ts"
import { assignDemo, demoTokens, loadDemo, openDemo } from "#sandbox/rules/demo.ts"
import { bookDuePayouts } from "#sandbox/rules/payouts.ts"
import { accountSummary } from "#sandbox/rules/summary.ts"
import { orderViews } from "#sandbox/rules/views.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { json, required } from "#sandbox/schemas/common.ts"
import { assignDemoForm, demoCabinet, demoForm, demoParams, openedDemo } from "#sandbox/schemas/demo.ts"
import type { DemoCabinet } from "#sandbox/tables/accounts.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { displayFor, originOf } from "./call.ts"
import { operation } from "./operation.ts"

const listDemoContracts = async (c: Call, userId: string, display: DisplayCurrencyName) => {
  const { tx, now, sandbox } = c.var
  const rows = await tx
    .selectFrom("contract")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("start_date", "desc")
    .execute()
  return contractViews(tx, rows, { display, seed: sandbox.seed, now })
}

const listDemoOrders = async (c: Call, userId: string, display: DisplayCurrencyName) => {
  const { tx, now, sandbox } = c.var
  const orders = tx.selectFrom("customer_order").selectAll().where("owner_id", "=", userId).where("hidden", "=", false)
  const rows = await orders.orderBy("create_date", "desc").execute()
  return orderViews(tx, rows, { display, seed: sandbox.seed, now })
}

/** Returns the view of a demo. Once the demo has become an account, its id alone grants no access. */
const view = async (c: Call, { id, state, user_id }: DemoCabinet) => {
  if (state === "Assigned") return { id, state, summary: [], contracts: [], orders: [] }
  const { tx, now, sandbox } = c.var
  const owner = await tx.selectFrom("customer").selectAll().where("id", "=", user_id).executeTakeFirstOrThrow()
  const display = displayFor(c, undefined, owner)
  await bookDuePayouts(tx, sandbox, user_id, now)
  return {
    id,
    state,
    summary: await accountSummary(tx, user_id, { display, seed: sandbox.seed, now }),
    contracts: await listDemoContracts(c, user_id, display),
    orders: await listDemoOrders(c, user_id, display),
  }
}

export const operations = [
  operation({
    method: "post",
    path: "/demo/cabinet",
    id: "createDemo",
    tag: "demo",
    summary: "Open a demo cabinet",
    description:
      "Opens a cabinet of sample data with tokens of its own. The same id again answers with the same cabinet, and without tokens once it belongs to an account.",
    request: { body: required(demoForm) },
    responses: { 200: json(openedDemo, "The same cabinet again"), 201: json(openedDemo) },
    handler: async (c) => {
      const { tx, culture, now, sandbox } = c.var
      const opening = { seed: sandbox.seed, culture, currencyId: displayFor(c, undefined, null), now }
      const { created, ...demo } = await openDemo(tx, c.req.valid("json").id, opening)
      const body = { ...(await view(c, demo.cabinet)), tokens: await demoTokens(tx, demo, now) }
      return created ? c.json(body, 201) : c.json(body, 200)
    },
  }),

  operation({
    method: "get",
    path: "/demo/cabinet/{id}",
    id: "readDemo",
    tag: "demo",
    summary: "Read a demo cabinet",
    description:
      "Summary, contracts and orders of a demo cabinet. Once it belongs to an account, all its lists are empty.",
    request: { params: demoParams },
    responses: { 200: json(demoCabinet) },
    handler: async (c) => c.json(await view(c, await loadDemo(c.var.tx, c.req.valid("param").id)), 200),
  }),

  operation({
    method: "post",
    path: "/demo/cabinet/{id}/assign",
    id: "assignDemo",
    tag: "demo",
    summary: "Turn a demo cabinet into an account",
    description:
      "A new customer takes over the orders that the person made; sample contracts, payouts and orders end. The same again within a minute is answered the same.",
    refuses: { 409: ["AlreadyRegistered", "DemoAssigned"] },
    request: { params: demoParams, body: required(assignDemoForm) },
    responses: { 200: json(tokens) },
    handler: async (c) => {
      const { tx, culture, now } = c.var
      const writing = { culture, origin: originOf(c), now }
      return c.json(await assignDemo(tx, c.req.valid("param").id, c.req.valid("json"), writing), 200)
    },
  }),
]
