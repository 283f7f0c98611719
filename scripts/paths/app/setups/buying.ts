import { orderCreated } from "#domain/fixtures/order.ts"
import { btcLimited } from "#domain/fixtures/product.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import type { AppSetup } from "#scripts/paths/app/app-setup.ts"
import { paths } from "#ui/site/paths.ts"
import { alwaysReply, page } from "./parts.ts"

/** Returns the kinds of URL that opened the calculator along these steps: of an order, or of a product. */
const kindsIn = (steps: readonly PathStep[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ label, event }) => {
      if (label === "loadSubject OrderNotFound") return "order"
      if (label === "loadSubject CodeRequired") return "product"
      if (label !== "loadSubject ok") return []
      const { success } = event["output"] as { readonly success: object }
      return "order" in success ? "order" : "product"
    }),
  )

export const buying: Readonly<Record<string, AppSetup>> = {
  calculator: page("", {
    address: (steps) =>
      kindsIn(steps).has("order")
        ? paths.buy(orderCreated.id, { change: 1 })
        : paths.buy(null, { productId: btcLimited.id }),
    portInput: (port, steps) =>
      port === "loadSubject" && kindsIn(steps).has("order") ? { orderId: orderCreated.id, code: null } : undefined,
    findExclusionReason: (steps) => (kindsIn(steps).size > 1 ? "one address opens either an order or a product" : null),
    otherRequests: [alwaysReply("loadRecentPurchases", undefined, [])],
  }),
}
