import { z } from "@hono/zod-openapi"
import { tokens } from "./accounts.ts"
import { summaryItem } from "./cabinet.ts"
import { displayCurrency, email, orNull } from "./common.ts"
import { order } from "./orders.ts"
import { contract } from "./shop.ts"

export const demoCabinet = z
  .object({
    id: z.string(),
    state: z.enum(["Created", "Assigned"]),
    summary: z.array(summaryItem),
    contracts: z.array(contract),
    orders: z.array(order),
  })
  .openapi("DemoCabinet")

/** The tokens of the demo cabinet. The field is null once the demo has become an account. */
export const openedDemo = demoCabinet.extend({ tokens: orNull(tokens) }).openapi("OpenedDemo")

export const demoForm = z.strictObject({ id: z.uuid() })
export const demoParams = z.strictObject({ id: z.uuid() })
export const assignDemoForm = z.strictObject({ email, currencyId: displayCurrency })
