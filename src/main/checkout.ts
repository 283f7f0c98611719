import type { Checkout } from "../adapters/checkout"

/** Origins of acquirers, with spaces between, from the build's settings. */
const configured: unknown = import.meta.env["VITE_CHECKOUT_ORIGINS"]

export const checkout = (): Checkout => ({
  allowed: typeof configured === "string" ? configured.split(" ").filter((origin) => origin !== "") : [],
  own: location.origin
})
