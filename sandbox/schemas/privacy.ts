import { z } from "@hono/zod-openapi"
import { profile } from "./accounts.ts"
import { addressBook } from "./address-book.ts"
import { operation } from "./cabinet.ts"
import { invoice } from "./order-payments.ts"
import { order } from "./orders.ts"
import { passkeys } from "./passkeys.ts"
import { securityEvents } from "./security-log.ts"
import { sessions } from "./sessions.ts"
import { contract } from "./shop.ts"

export const accountData = z
  .object({
    profile,
    orders: z.array(order),
    invoices: z.array(invoice.extend({ orderId: z.uuid() })),
    contracts: z.array(contract),
    history: z.array(operation),
    withdrawals: z.array(operation),
    addresses: addressBook.shape.addresses,
    passkeys: passkeys.shape.values,
    sessions: sessions.shape.values,
    events: securityEvents.shape.values,
  })
  .openapi("AccountData")
