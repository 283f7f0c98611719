import { createRoute, z } from "@hono/zod-openapi"
import { sql } from "kysely"
import { catalogue } from "#sandbox/catalogue.ts"
import { refusal } from "#sandbox/errors.ts"
import { amountText, multiplyAmounts } from "#sandbox/money.ts"
import { bonusSteps } from "#sandbox/rules/bonus.ts"
import { codeView, findCode, listDiscount } from "#sandbox/rules/codes.ts"
import { contractViews } from "#sandbox/rules/contract-details.ts"
import { coinOf, networkView } from "#sandbox/rules/mining.ts"
import { payableRange } from "#sandbox/rules/methods.ts"
import { productView } from "#sandbox/rules/prices.ts"
import { recentPurchases } from "#sandbox/rules/recent-purchases.ts"
import { coinRate, coins, displayRate, ratesSince } from "#sandbox/rules/rates.ts"
import { bearer, code, json, optionalBearer, refusals } from "#sandbox/schemas/common.ts"
import * as shop from "#sandbox/schemas/shop.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables.ts"
import { caller, displayFor, type Api } from "./call.ts"
import type { Operations } from "#sandbox/openapi/operation.ts"
import { settledCaller } from "./dashboard.ts"

const getProducts = createRoute({
  method: "get",
  path: "/products",
  security: optionalBearer,
  request: { query: shop.productQuery },
  responses: { 200: json(z.array(shop.product)), ...refusals },
})

const getCode = createRoute({
  method: "get",
  path: "/referralcodes/{code}",
  security: optionalBearer,
  request: { params: z.strictObject({ code }) },
  responses: { 200: json(shop.referralCode), ...refusals },
})

const getRate = <C extends CoinName>(coin: C) =>
  createRoute({
    method: "get",
    path: `/currencies/${coin}` as const,
    security: optionalBearer,
    request: { query: shop.rateQuery },
    responses: { 200: json(shop.rate), ...refusals },
  })

const getMining = createRoute({
  method: "get",
  path: "/mining/{currencyId}",
  security: optionalBearer,
  request: { params: shop.miningParams, query: shop.rateQuery },
  responses: { 200: json(shop.mining), ...refusals },
})

const getRecent = createRoute({
  method: "get",
  path: "/fomo/recentPurchases",
  responses: { 200: json(shop.recentPurchases), ...refusals },
})

const getContracts = createRoute({
  method: "get",
  path: "/contracts",
  security: bearer,
  request: { query: shop.contractQuery },
  responses: { 200: json(shop.contractList), ...refusals },
})

export const operations: Operations = {
  "GET /products": {
    id: "listProducts",
    tag: "shop",
    summary: "List the products with their prices",
    description:
      "Prices are US dollars for one unit; localized ones are those times the rate. With a code, or the customer's own, with its discount.",
    refuses: { 400: ["CodeRequired"] },
  },
  "GET /referralcodes/{code}": {
    id: "readCode",
    tag: "shop",
    summary: "Read a promo code",
    description: "The discount and the limits of a code, and whether it can be used now.",
  },
  "GET /currencies/btc": {
    id: "readBitcoinRate",
    tag: "shop",
    summary: "Read the rate of one bitcoin",
    description: "In the display currency.",
  },
  "GET /currencies/eth": {
    id: "readEtherRate",
    tag: "shop",
    summary: "Read the rate of one ether",
    description: "In the display currency. One staked ether has the same rate.",
  },
  "GET /mining/{currencyId}": {
    id: "readMining",
    tag: "shop",
    summary: "Read what payouts follow from",
    description:
      "Difficulty, block reward or yearly yield, the fee and the rate: with them a client calculates the payout of a day.",
    extension: "estimates",
  },
  "GET /fomo/recentPurchases": {
    id: "listRecentPurchases",
    tag: "shop",
    summary: "List recent purchases",
    description: "A few purchases of others, with masked addresses, for the teaser of the front page.",
  },
  "GET /contracts": {
    id: "listContracts",
    tag: "cabinet",
    summary: "List the contracts",
    description: "Active ones, expired ones or both. `total` counts all contracts that `state` leaves.",
  },
}

export const routes = (api: Api): void => {
  api.openapi(getProducts, async (c) => {
    const { tx, now, sandbox } = c.var
    const query = c.req.valid("query")
    const user = (await caller(c))?.user ?? null
    const display = displayFor(c, query.currencyId, user)
    const discountFor = await listDiscount(tx, query.code ?? user?.referral_code ?? null, user?.id ?? null, now)
    const values = catalogue.map((product) => {
      return {
        ...productView(product, discountFor(product.id), { display, seed: sandbox.seed, now }),
        bonusSteps: bonusSteps(product.id),
        payable: payableRange(product.id, display, sandbox.seed, now),
      }
    })
    return c.json(values, 200)
  })

  api.openapi(getCode, async (c) => {
    const userId = (await caller(c))?.user.id ?? null
    const code = await findCode(c.var.tx, c.req.valid("param").code, { now: c.var.now, userId })
    if (!code) throw refusal(404, "NotFound")
    return c.json(codeView(code, userId), 200)
  })

  const rateFor = async (c: Call, coin: CoinName, requested: DisplayCurrencyName | undefined) => {
    const { sandbox, now } = c.var
    const clientCurrencyId = displayFor(c, requested, (await caller(c))?.user ?? null)
    const rate = multiplyAmounts(coinRate(sandbox.seed, coin, now), displayRate(clientCurrencyId), "half-up")
    return { clientCurrencyId, rate: amountText(rate) }
  }

  for (const coin of coins) {
    api.openapi(getRate(coin), async (c) =>
      c.json({ currencyId: coin, ...(await rateFor(c, coin, c.req.valid("query").clientCurrencyId)) }, 200),
    )
  }

  api.openapi(getMining, async (c) => {
    const { sandbox, now } = c.var
    const { currencyId } = c.req.valid("param")
    const rate = await rateFor(c, coinOf({ currencyId }), c.req.valid("query").clientCurrencyId)
    const network = networkView(currencyId, sandbox.seed, now)
    // Payouts here lose nothing but maintenance.
    const terms = { serviceFee: "0", rateDate: ratesSince(now).toISOString() }
    return c.json({ currencyId, ...network, ...terms, ...rate }, 200)
  })

  api.openapi(getRecent, async (c) => c.json(await recentPurchases(c.var.tx), 200))

  api.openapi(getContracts, async (c) => {
    const { tx, now, sandbox } = c.var
    const { offset = 0, count = 10, state, currencyId } = c.req.valid("query")
    const user = await settledCaller(c)
    const ended = sql<boolean>`coalesce(end_date <= ${new Date(now)}, false)`
    const mine = tx
      .selectFrom("contract")
      .where("user_id", "=", user.id)
      .$if(state !== undefined, (query) => query.where(ended, "=", state === "Expired"))
    const { total } = await mine.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow()
    const rows = await mine
      .selectAll()
      .orderBy("start_date", "desc")
      .orderBy("id")
      .limit(count)
      .offset(offset)
      .execute()
    const display = displayFor(c, currencyId, user)
    return c.json({ total, values: await contractViews(tx, rows, { display, seed: sandbox.seed, now }) }, 200)
  })
}
