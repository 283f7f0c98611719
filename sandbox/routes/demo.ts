import { loadContractResponses } from "#sandbox/rules/contract-details.ts"
import { assignDemo, createDemoTokens, loadDemo, openDemo } from "#sandbox/rules/demo.ts"
import { loadOrderResponses } from "#sandbox/rules/order-response.ts"
import { bookDuePayouts } from "#sandbox/rules/payouts.ts"
import { loadAccountSummary } from "#sandbox/rules/summary.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { json, requiredBody } from "#sandbox/schemas/common.ts"
import { assignDemoForm, demoCabinet, demoForm, demoParams, openedDemo } from "#sandbox/schemas/demo.ts"
import type { DemoCabinet } from "#sandbox/tables/accounts.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { chooseDisplayCurrency, originOf } from "./call.ts"
import { defineOperation } from "./operation.ts"

const listDemoContracts = async (c: RequestContext, userId: string, currency: DisplayCurrencyName) => {
  const { tx, now, sandbox } = c.var
  const rows = await tx
    .selectFrom("contract")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("start_date", "desc")
    .execute()
  return loadContractResponses(tx, rows, { currency, seed: sandbox.seed, now })
}

const listDemoOrders = async (c: RequestContext, userId: string, currency: DisplayCurrencyName) => {
  const { tx, now, sandbox } = c.var
  const orders = tx.selectFrom("customer_order").selectAll().where("owner_id", "=", userId).where("hidden", "=", false)
  const rows = await orders.orderBy("create_date", "desc").execute()
  return loadOrderResponses(tx, rows, { currency, seed: sandbox.seed, now })
}

/** Returns the response of a demo. Once the demo has become an account, its id alone grants no access. */
const loadDemoResponse = async (c: RequestContext, { id, state, user_id }: DemoCabinet) => {
  if (state === "Assigned") return { id, state, summary: [], contracts: [], orders: [] }
  const { tx, now, sandbox } = c.var
  const owner = await tx.selectFrom("customer").selectAll().where("id", "=", user_id).executeTakeFirstOrThrow()
  const currency = chooseDisplayCurrency(c, undefined, owner)
  await bookDuePayouts(tx, sandbox, user_id, now)
  return {
    id,
    state,
    summary: await loadAccountSummary(tx, user_id, { currency, seed: sandbox.seed, now }),
    contracts: await listDemoContracts(c, user_id, currency),
    orders: await listDemoOrders(c, user_id, currency),
  }
}

export const operations = [
  defineOperation({
    method: "post",
    path: "/demo/cabinet",
    id: "createDemo",
    tag: "demo",
    summary: "Open a demo cabinet",
    description:
      "Opens a cabinet of sample data with tokens of its own. The same id again answers with the same cabinet, and without tokens once it belongs to an account.",
    request: { body: requiredBody(demoForm) },
    responses: { 200: json(openedDemo, "The same cabinet again"), 201: json(openedDemo) },
    handler: async (c) => {
      const { tx, locale, now, sandbox } = c.var
      const opening = { seed: sandbox.seed, locale, currencyId: chooseDisplayCurrency(c, undefined, null), now }
      const { created, ...demo } = await openDemo(tx, c.req.valid("json").id, opening)
      const body = { ...(await loadDemoResponse(c, demo.cabinet)), tokens: await createDemoTokens(tx, demo, now) }
      return created ? c.json(body, 201) : c.json(body, 200)
    },
  }),

  defineOperation({
    method: "get",
    path: "/demo/cabinet/{id}",
    id: "readDemo",
    tag: "demo",
    summary: "Read a demo cabinet",
    description:
      "Summary, contracts and orders of a demo cabinet. Once it belongs to an account, all its lists are empty.",
    request: { params: demoParams },
    responses: { 200: json(demoCabinet) },
    handler: async (c) => c.json(await loadDemoResponse(c, await loadDemo(c.var.tx, c.req.valid("param").id)), 200),
  }),

  defineOperation({
    method: "post",
    path: "/demo/cabinet/{id}/assign",
    id: "assignDemo",
    tag: "demo",
    summary: "Turn a demo cabinet into an account",
    description:
      "A new customer takes over the orders that the person made; sample contracts, payouts and orders end. The same again within a minute is answered the same.",
    refusals: { 409: ["AlreadyRegistered", "DemoAssigned"] },
    request: { params: demoParams, body: requiredBody(assignDemoForm) },
    responses: { 200: json(tokens) },
    handler: async (c) => {
      const { tx, locale, now } = c.var
      const emailContext = { locale, origin: originOf(c), now }
      return c.json(await assignDemo(tx, c.req.valid("param").id, c.req.valid("json"), emailContext), 200)
    },
  }),
]
