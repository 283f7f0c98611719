import { BigDecimal } from "effect"
import type { Order } from "#domain/orders/order.ts"
import { roundHalfUp } from "#domain/shared/money.ts"
import type { Formatters } from "#ui/shared/format.ts"

/** The received amount of the order. Less than half a cent has all its decimals: it must not look like nothing. */
export const receivedText = (
  { receivedAmount, currencyId }: Pick<Order, "receivedAmount" | "currencyId">,
  { amount }: Pick<Formatters, "amount">,
): string => amount(receivedAmount, currencyId, { whole: BigDecimal.isZero(roundHalfUp(receivedAmount, 2)) })
