import { z } from "@hono/zod-openapi"
import { sql } from "kysely"
import { catalogue } from "#sandbox/catalogue.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { listBonusSteps } from "#sandbox/rules/bonus.ts"
import { toCodeResponse, findCode, listDiscount } from "#sandbox/rules/codes.ts"
import { loadContractResponses } from "#sandbox/rules/contract-details.ts"
import { calculatePayableRange } from "#sandbox/rules/methods.ts"
import { coinOf, toNetworkResponse } from "#sandbox/rules/mining.ts"
import { toProductResponse } from "#sandbox/rules/prices.ts"
import { ratesSince } from "#sandbox/rules/rates.ts"
import { loadRecentPurchases } from "#sandbox/rules/recent-purchases.ts"
import { bearer, code, json, optionalBearer } from "#sandbox/schemas/common.ts"
import * as shop from "#sandbox/schemas/shop.ts"
import { readCaller, chooseDisplayCurrency } from "./call.ts"
import { readCallerWithPayouts } from "./caller-with-payouts.ts"
import { defineRateOperation, loadRate } from "./coin-rate.ts"
import { defineOperation } from "./operation.ts"

export const operations = [
  defineOperation({
    method: "get",
    path: "/products",
    id: "listProducts",
    tag: "shop",
    summary: "List the products with their prices",
    description:
      "Prices are US dollars for one unit; localized ones are those times the rate. With a code, or the customer's own, with its discount.",
    refusals: { 400: ["CodeRequired"] },
    security: optionalBearer,
    request: { query: shop.productQuery },
    responses: { 200: json(z.array(shop.product)) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const query = c.req.valid("query")
      const customer = (await readCaller(c))?.customer ?? null
      const currency = chooseDisplayCurrency(c, query.currencyId, customer)
      const chosenCode = query.code ?? customer?.referral_code ?? null
      const discountFor = await listDiscount(tx, chosenCode, customer?.id ?? null, now)
      const values = catalogue.map((product) => ({
        ...toProductResponse(product, discountFor(product.id), { currency, seed: sandbox.seed, now }),
        bonusSteps: listBonusSteps(product.id),
        payable: calculatePayableRange(product.id, currency, sandbox.seed, now),
      }))
      return c.json(values, 200)
    },
  }),

  defineOperation({
    method: "get",
    path: "/referralcodes/{code}",
    id: "readCode",
    tag: "shop",
    summary: "Read a promo code",
    description: "The discount and the limits of a code, and whether it can be used now.",
    security: optionalBearer,
    request: { params: z.strictObject({ code }) },
    responses: { 200: json(shop.referralCode) },
    handler: async (c) => {
      const userId = (await readCaller(c))?.customer.id ?? null
      const code = await findCode(c.var.tx, c.req.valid("param").code, { now: c.var.now, userId })
      if (!code) throw createRefusal(404, "NotFound")
      return c.json(toCodeResponse(code, userId), 200)
    },
  }),

  defineRateOperation("btc", {
    id: "readBitcoinRate",
    summary: "Read the rate of one bitcoin",
    description: "In the display currency.",
  }),
  defineRateOperation("eth", {
    id: "readEtherRate",
    summary: "Read the rate of one ether",
    description: "In the display currency. One staked ether has the same rate.",
  }),

  defineOperation({
    method: "get",
    path: "/mining/{currencyId}",
    id: "readMining",
    tag: "shop",
    summary: "Read what payouts follow from",
    description:
      "Difficulty, block reward or yearly yield, the fee and the rate: with them a client calculates the payout of a day.",
    extension: "estimates",
    security: optionalBearer,
    request: { params: shop.miningParams, query: shop.rateQuery },
    responses: { 200: json(shop.mining) },
    handler: async (c) => {
      const { sandbox, now } = c.var
      const { currencyId } = c.req.valid("param")
      const rate = await loadRate(c, coinOf({ currencyId }), c.req.valid("query").clientCurrencyId)
      const network = toNetworkResponse(currencyId, sandbox.seed, now)
      // Only maintenance is deducted from payouts, so the service fee is zero.
      const terms = { serviceFee: "0", rateDate: ratesSince(now).toISOString() }
      return c.json({ currencyId, ...network, ...terms, ...rate }, 200)
    },
  }),

  defineOperation({
    method: "get",
    path: "/fomo/recentPurchases",
    id: "listRecentPurchases",
    tag: "shop",
    summary: "List recent purchases",
    description: "A few purchases of others, with masked addresses, for the teaser of the front page.",
    responses: { 200: json(shop.recentPurchases) },
    handler: async (c) => c.json(await loadRecentPurchases(c.var.tx), 200),
  }),

  defineOperation({
    method: "get",
    path: "/contracts",
    id: "listContracts",
    tag: "cabinet",
    summary: "List the contracts",
    description: "Active ones, expired ones or both. `total` counts all contracts that `state` leaves.",
    security: bearer,
    request: { query: shop.contractQuery },
    responses: { 200: json(shop.contractList) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const { offset = 0, count = 10, state, currencyId } = c.req.valid("query")
      const customer = await readCallerWithPayouts(c)
      const ended = sql<boolean>`coalesce(end_date <= ${new Date(now)}, false)`
      const mine = tx
        .selectFrom("contract")
        .where("user_id", "=", customer.id)
        .$if(state !== undefined, (query) => query.where(ended, "=", state === "Expired"))
      const { total } = await mine.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow()
      const rows = await mine
        .selectAll()
        .orderBy("start_date", "desc")
        .orderBy("id")
        .limit(count)
        .offset(offset)
        .execute()
      const currency = chooseDisplayCurrency(c, currencyId, customer)
      return c.json(
        { total, values: await loadContractResponses(tx, rows, { currency, seed: sandbox.seed, now }) },
        200,
      )
    },
  }),
]
