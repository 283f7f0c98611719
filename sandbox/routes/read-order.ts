import { createMiddleware } from "hono/factory"
import { noteAccount } from "../logging.ts"
import { peekOrder } from "../rules/read-order.ts"
import { orderWith } from "../rules/views.ts"
import { displayQuery, orderParams } from "../schemas/common.ts"
import type { Env } from "../world.ts"
import { displayFor } from "./call.ts"

/** The status page polls often, so an order without anything due is returned without a transaction. */
export const pollOrder = createMiddleware<Env>(async (c, next) => {
  const { world } = c.var
  const params = orderParams.safeParse(c.req.param())
  const query = displayQuery.safeParse(c.req.query())
  const [, secret] = /^Bearer\s+(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? []
  const plain = secret !== undefined || c.req.header("Authorization") === undefined
  if (!params.success || !query.success || !plain || world.faults.list().length > 0) return next()
  const seen = await peekOrder(world.db, { id: params.data.orderId, secret, now: world.clock.base })
  if (seen === undefined) return next()
  if (seen.order.owner_id !== null) noteAccount(seen.order.owner_id)
  const display = displayFor(c, query.data.currencyId, seen.beside.customer)
  c.header("Date", new Date(seen.now).toUTCString())
  return c.json(orderWith(seen.order, seen.beside, { display, seed: world.seed, now: seen.now }), 200)
})
