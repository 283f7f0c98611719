import { Result } from "effect"
import { btcLimited } from "#domain/fixtures/product.ts"
import { orderCreated } from "#domain/fixtures/order.ts"
import { Order } from "#domain/orders/order.ts"
import { Products } from "#domain/shop/product.ts"
import type { CalculatorSubject } from "#machines/shop/calculator.context.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import { paths } from "#ui/site/paths.ts"
import { failingWith, type OnApp } from "#scripts/paths/app/on-app.ts"
import { always, call, get, page, patch } from "./wiring.ts"

const order = get(`/orders/${orderCreated.id}`)
const products = get("/products")
const notFound = { OrderNotFound: [404, "NotFound"] } as const
const [ofOrder, ofProduct] = [
  call(order, Order, notFound),
  call(products, Products, { CodeRequired: [400, "Required", "code"] }),
]

/** What the calculator was opened with along these steps; an address is of an order, or of a product. */
const kinds = (steps: readonly PathStep[]): ReadonlySet<"order" | "product"> =>
  new Set(
    steps
      .filter(({ label }) => label.startsWith("loadSubject"))
      .flatMap(({ event }) => {
        const output = event["output"] as Result.Result<CalculatorSubject, { readonly _tag: string }>
        if (Result.isSuccess(output)) return "order" in output.success ? ["order"] : ["product"]
        const { _tag } = output.failure
        return _tag === "OrderNotFound" ? ["order"] : _tag === "CodeRequired" ? ["product"] : []
      }),
  )

export const buying: Readonly<Record<string, OnApp>> = {
  calculator: page(
    "",
    {
      loadSubject: {
        ...ofProduct,
        OrderNotFound: ofOrder["OrderNotFound"]!,
        ok: (subject: CalculatorSubject, ...steps) =>
          "order" in subject ? ofOrder["ok"]!(subject.order, ...steps) : ofProduct["ok"]!(subject.products, ...steps),
        CallFailed: (failure, steps) => failingWith(kinds(steps).has("order") ? order : products)(failure),
      },
      loadOrder: ofOrder,
      patchItem: call(patch(`${order.path}/items/${orderCreated.items[0]!.id}`), Order),
    },
    {
      address: (_, steps) =>
        kinds(steps).has("order")
          ? paths.buy(orderCreated.id, { change: 1 })
          : paths.buy(null, { productId: btcLimited.id }),
      refuses: (steps) => (kinds(steps).size > 1 ? "one address opens either an order or a product" : null),
      beside: [always(get("/fomo/recentPurchases"), [])],
    },
  ),
}
