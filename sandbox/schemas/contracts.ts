import { z } from "@hono/zod-openapi"
import { operationList } from "./cabinet.ts"
import { anyCurrency, date, decimal, page } from "./common.ts"
import { contract } from "./shop.ts"

const money = z.object({ amount: decimal, currencyId: anyCurrency })

export const contractParams = z.strictObject({ contractId: z.uuid() })
export const contractDetailsQuery = z.strictObject(page)

export const contractWithDetails = z
  .object({
    contract,
    order: z
      .object({
        id: z.string(),
        number: z.string(),
        cost: money,
        receipt: z.object({ number: z.string(), date }).nullable(),
      })
      .nullable(),
    payouts: money,
    fees: money,
    equivalentNet: money,
    history: operationList,
  })
  .openapi("ContractDetails")
