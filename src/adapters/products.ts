import { Effect } from "effect"
import type { CallFailed, Named } from "../domain/failure"
import type { Product } from "../domain/product"
import { Products } from "../domain/product"
import type { CalculatorInput, Subject } from "../machines/calculator/calculator.context"
import type { Api } from "./api"
import { asCallFailed } from "./api"
import { loadOrder } from "./orders"

export const loadProducts = (api: Api) => (): Effect.Effect<ReadonlyArray<Product>, CallFailed> =>
  api({ method: "GET", path: "/products", answer: Products }).pipe(Effect.mapError(asCallFailed))

/** What the calculator opens with: the order in its address, else the products. */
export const loadSubject = (api: Api) =>
  ({ orderId }: CalculatorInput): Effect.Effect<Subject, Named<"OrderNotFound"> | CallFailed> =>
    orderId === null
      ? Effect.map(loadProducts(api)(), (products) => ({ products }))
      : Effect.map(loadOrder(api)({ orderId }), (order) => ({ order }))
