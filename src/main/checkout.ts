import type { Checkout } from "../adapters/checkout"
import { config } from "./config"

/** Which acquirers a customer may be sent to. */
export const checkout = (): Checkout => ({
  allowed: config().checkoutOrigins,
  own: location.origin,
})
