import { createContext, type ComponentType } from "react"
import type { Order } from "#domain/orders/order.ts"

/** What a completed order is paid a day; nothing where that cannot be known. */
export const PurchaseIncome = createContext<ComponentType<{ readonly order: Order }>>(() => null)
