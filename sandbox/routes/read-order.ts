import { createMiddleware } from "hono/factory"
import { addAccountToLog } from "#sandbox/logging.ts"
import { toOrderResponse } from "#sandbox/rules/order-response.ts"
import { readOrderUnlocked } from "#sandbox/rules/read-order.ts"
import type { Env } from "#sandbox/running-sandbox.ts"
import { displayQuery, orderParams } from "#sandbox/schemas/common.ts"
import { chooseDisplayCurrency } from "./call.ts"

/**
 * Returns an order without a transaction if nothing is due, because the status page polls often. The regular path handles invalid input, an
 * invalid token and the faults of the desk.
 */
export const pollOrder = createMiddleware<Env>(async (c, next) => {
  const { sandbox } = c.var
  const params = orderParams.safeParse(c.req.param())
  const query = displayQuery.safeParse(c.req.query())
  const [, secret] = /^Bearer\s+(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? []
  const plain = secret !== undefined || c.req.header("Authorization") === undefined
  if (!params.success || !query.success || !plain || sandbox.faults.list().length > 0) return next()
  const peeked = await readOrderUnlocked(sandbox.db, { id: params.data.orderId, secret, now: sandbox.clock.base })
  if (peeked === undefined) return next()
  if (peeked.order.owner_id !== null) addAccountToLog(peeked.order.owner_id)
  const currency = chooseDisplayCurrency(c, query.data.currencyId, peeked.beside.customer)
  c.header("Date", new Date(peeked.now).toUTCString())
  return c.json(toOrderResponse(peeked.order, peeked.beside, { currency, seed: sandbox.seed, now: peeked.now }), 200)
})
