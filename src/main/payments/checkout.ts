import type { CheckoutPage } from "#adapters/payments/checkout.ts"
import { currentConfig } from "#main/site/config.ts"

/** Which acquirers a customer may be sent to. */
export const checkout = (): CheckoutPage => ({
  allowed: currentConfig().checkoutOrigins,
  own: location.origin,
})
