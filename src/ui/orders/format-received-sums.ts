import { BigDecimal } from "effect"
import type { Order } from "#domain/orders/order.ts"
import { roundHalfUp } from "#domain/shared/money.ts"
import type { Formatters } from "#ui/shared/format.ts"

/**
 * Returns the received amount of the order. An amount below half a cent keeps all its decimals, so that it does not look like zero.
 */
export const formatReceivedSums = (
  { receivedAmount, currencyId }: Pick<Order, "receivedAmount" | "currencyId">,
  { amount }: Pick<Formatters, "amount">,
): string => amount(receivedAmount, currencyId, { hasAllDecimals: BigDecimal.isZero(roundHalfUp(receivedAmount, 2)) })
