import type { CheckoutPage } from "../../adapters/payments/checkout"
import { currentConfig } from "../site/config"

/** Which acquirers a customer may be sent to. */
export const checkout = (): CheckoutPage => ({
  allowed: currentConfig().checkoutOrigins,
  own: location.origin,
})
