import { Result, Schema } from "effect"
import { btcLimited } from "#domain/fixtures/product.ts"
import { orderCreated } from "#domain/fixtures/order.ts"
import type { Order } from "#domain/orders/order.ts"
import { Products } from "#domain/shop/product.ts"
import type { CalculatorSubject } from "#machines/shop/calculator.context.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import { paths } from "#ui/site/paths.ts"
import { replyingWith, failingWith, persistentReply, type OnApp } from "#scripts/paths/app/on-app.ts"
import { orderBody } from "./payments.ts"

const order = { method: "GET", path: `/orders/${orderCreated.id}` } as const
const item = { method: "PATCH", path: `${order.path}/items/${orderCreated.items[0]!.id}` } as const
const products = { method: "GET", path: "/products" } as const

/** What the calculator was opened with along these steps; an address is of an order, or of a product. */
const kinds = (steps: readonly PathStep[]): ReadonlySet<"order" | "product"> =>
  new Set(
    steps
      .filter(({ label }) => label.startsWith("loadSubject"))
      .flatMap(({ event }) => {
        const output = event["output"] as Result.Result<CalculatorSubject, { readonly _tag: string }>
        if (Result.isSuccess(output)) return "order" in output.success ? ["order"] : ["product"]
        return output.failure._tag === "OrderNotFound"
          ? ["order"]
          : output.failure._tag === "CodeRequired"
            ? ["product"]
            : []
      }),
  )
const opened = (steps: readonly PathStep[]) => (kinds(steps).has("order") ? order : products)

export const buying: Readonly<Record<string, OnApp>> = {
  calculator: {
    address: (_, steps) =>
      kinds(steps).has("order")
        ? paths.buy(orderCreated.id, { change: 1 })
        : paths.buy(null, { productId: btcLimited.id }),
    refuses: (steps) => (kinds(steps).size > 1 ? "one address opens either an order or a product" : null),
    signedIn: true,
    beside: [persistentReply({ method: "GET", path: "/fomo/recentPurchases" }, [])],
    local: {},
    happens: {},
    calls: {
      loadSubject: {
        ok: (subject: CalculatorSubject) =>
          "order" in subject
            ? replyingWith(order, 200, orderBody(subject.order))
            : replyingWith(products, 200, Schema.encodeSync(Products)(subject.products)),
        OrderNotFound: () => replyingWith(order, 404, { code: "NotFound" }),
        CodeRequired: () => replyingWith(products, 400, { code: "Required", field: "code" }),
        CallFailed: (failure, steps) => failingWith(opened(steps))(failure),
      },
      loadOrder: {
        ok: (found: Order) => replyingWith(order, 200, orderBody(found)),
        OrderNotFound: () => replyingWith(order, 404, { code: "NotFound" }),
        CallFailed: failingWith(order),
      },
      patchItem: { ok: (changed: Order) => replyingWith(item, 200, orderBody(changed)), CallFailed: failingWith(item) },
    },
  },
}
