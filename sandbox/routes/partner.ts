import { z } from "@hono/zod-openapi"
import { daysOf } from "#sandbox/days.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { listRewards } from "#sandbox/rules/partner-rewards.ts"
import * as rules from "#sandbox/rules/partner.ts"
import { bearer, json, maxPage, requiredBody } from "#sandbox/schemas/common.ts"
import * as partner from "#sandbox/schemas/partner.ts"
import { chooseDisplayCurrency, requireLockedCaller } from "./call.ts"
import { readCallerWithPayouts } from "./caller-with-payouts.ts"
import { defineOperation, type Operation } from "./operation.ts"

/** Returns a call, and a copy of it under another path, which clients of the first version use. */
const withAlias = ({ route, handler }: Operation): readonly Operation[] => {
  const { path, metadata } = route
  const alias = {
    id: `${metadata.id}1`,
    summary: `The same as ${path}`,
    description: `Another address of GET ${path}, which clients of the first version call.`,
  }
  return [
    { route, handler },
    { route: { ...route, path: `${path}1`, metadata: { ...metadata, ...alias } }, handler },
  ]
}

export const operations = [
  defineOperation({
    method: "post",
    path: "/partnership",
    id: "joinOrCreateCode",
    tag: "partner",
    summary: "Become a partner, or create a code",
    description:
      "Without `forsed` the caller becomes a partner, or is one already. With `forsed=true` a partner gets a new code, which gives buyers 5 % off.",
    refusals: { 403: ["Forbidden"], 409: ["CodesFull"] },
    security: bearer,
    request: { query: partner.joinQuery, body: requiredBody(partner.newCodeForm) },
    responses: { 201: json(partner.newCode, "Forced: a new code"), 204: { description: "A partner now" } },
    handler: async (c) => {
      const { tx, now } = c.var
      const customer = await requireLockedCaller(c)
      const { label } = c.req.valid("json")
      if (c.req.valid("query").forsed === undefined) {
        // Only a new code has a label.
        if (label !== undefined) throw createRefusal(400, "UnknownField", { field: "label" })
        await rules.joinProgramme(tx, customer)
        return c.body(null, 204)
      }
      return c.json({ code: await rules.createPartnerCode(tx, customer, now, label) }, 201)
    },
  }),

  defineOperation({
    method: "patch",
    path: "/partnership/codes/{code}",
    id: "changePartnerCode",
    tag: "partner",
    summary: "Label, deactivate or activate a code",
    description: "A deactivated code is refused like an invalid one, except to those who have it already. Idempotent.",
    refusals: { 403: ["Forbidden"] },
    extension: "partner",
    security: bearer,
    request: { params: partner.codeParams, body: requiredBody(partner.codeForm) },
    responses: { 204: { description: "Changed" } },
    handler: async (c) => {
      const customer = await requireLockedCaller(c)
      await rules.changePartnerCode(c.var.tx, customer, c.req.valid("param").code, c.req.valid("json"))
      return c.body(null, 204)
    },
  }),

  ...withAlias(
    defineOperation({
      method: "get",
      path: "/partnership/summary",
      id: "listCodes",
      tag: "partner",
      summary: "List the codes with their rewards",
      description:
        "Each code with its orders, its referrals and its rewards in both coins: paid ones, and those that are not paid yet.",
      refusals: { 403: ["Forbidden"] },
      security: bearer,
      request: { query: partner.summaryQuery },
      responses: { 200: json(z.array(partner.summaryEntry)) },
      handler: async (c) => {
        const { tx, now, sandbox } = c.var
        const customer = await readCallerWithPayouts(c)
        const { offset = 0, count = maxPage, currencyId } = c.req.valid("query")
        const options = {
          currency: chooseDisplayCurrency(c, currencyId, customer),
          seed: sandbox.seed,
          origin: sandbox.origin,
          now,
        }
        return c.json(await rules.loadPartnerSummary(tx, customer, { offset, count }, options), 200)
      },
    }),
  ),

  ...withAlias(
    defineOperation({
      method: "get",
      path: "/partnership/rewards",
      id: "listRewards",
      tag: "partner",
      summary: "List the rewards, newest first",
      description: "One reward for each paid purchase with a code of the partner's. The buyer's address is masked.",
      refusals: { 403: ["Forbidden"] },
      security: bearer,
      request: { query: partner.rewardQuery },
      responses: { 200: json(partner.rewardList) },
      handler: async (c) => {
        const { tx } = c.var
        const { offset = 0, count = 5, currencyId: _, ...filter } = c.req.valid("query")
        const customer = await readCallerWithPayouts(c)
        const query = { offset, count, ...daysOf(filter) }
        return c.json(await listRewards(tx, customer, query), 200)
      },
    }),
  ),
]
