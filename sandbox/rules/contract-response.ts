import { productOf } from "#sandbox/catalogue.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import type { OrderResponseOptions } from "./order-response.ts"
import { toMaintenanceResponse } from "./prices.ts"

export const toContractResponse = (
  contract: Contract,
  { currency, now }: Pick<OrderResponseOptions, "currency" | "now">,
  suspended: ReadonlySet<string> = new Set(),
) => {
  const product = productOf(contract.product_id)
  const { maintenanceCost, localizedMaintenanceCostTh } = toMaintenanceResponse(product, currency)
  const ended = contract.end_date !== null && contract.end_date.getTime() <= now
  return {
    id: contract.id,
    type: product.type,
    state: ended ? ("Expired" as const) : ("Active" as const),
    productState: suspended.has(contract.product_id) ? ("Suspended" as const) : ("Available" as const),
    currencyId: product.currencyId,
    quantity: formatAmount(parseAmount(contract.quantity)),
    unit: product.algorithm.unit,
    startDate: contract.start_date.toISOString(),
    endDate: contract.end_date?.toISOString() ?? null,
    maintenanceCost,
    localizedMaintenanceCostTh,
  }
}
