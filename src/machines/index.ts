import { promoCheck } from "./promo-check/promo-check.machine"

/** Every machine of the product. Tests, stories and docs read this list; shipped code imports a machine where its route is composed. */
export const machines = { promoCheck }
export type Machines = typeof machines
