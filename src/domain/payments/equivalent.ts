import { BigDecimal } from "effect"
import type { Order } from "#domain/orders/order.ts"
import type { Decimal } from "#domain/shared/money.ts"
import type { PaymentKind } from "./payment-status.ts"

/**
 * What a method's amount is in the buyer's currency: the cost of the order. Null if the method has that currency, and once a
 * part is paid, because the API names the rest in the method's currency only.
 */
export const equivalentOf = (
  { currencyId, localizedCost, receivedAmount }: Pick<Order, "currencyId" | "localizedCost" | "receivedAmount">,
  option: Pick<PaymentKind, "currencyId">,
): Decimal | null =>
  currencyId === "unknown" || currencyId === option.currencyId || BigDecimal.isPositive(receivedAmount)
    ? null
    : localizedCost
