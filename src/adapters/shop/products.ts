import { Effect } from "effect"
import { loadOrder } from "#adapters/orders/orders.ts"
import { encodePathSegment, type Api } from "#adapters/shared/api.ts"
import type { Order } from "#domain/orders/order.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import type { Decimal } from "#domain/shared/money.ts"
import { type ProductId, Products } from "#domain/shared/product.ts"
import { Mining } from "#domain/shop/mining.ts"
import { findChosenProduct } from "#domain/shop/product-choice.ts"
import { createRejectedPromoCode } from "#domain/shop/promo-code.ts"
import { ReferralCode } from "#domain/shop/referral-code.ts"
import { findSale, type Sale } from "#domain/shop/sale-code.ts"
import type { CalculatorInput, CalculatorSubject } from "#machines/shop/calculator.context.ts"
import type { EstimateInput } from "#machines/shop/estimate.machine.ts"
import { checkPromoCode } from "./promo-code.ts"

/** The display currency of prices. Undefined until a customer's profile is loaded, because the server then decides. */
export type PriceCurrency = () => DisplayCurrency | undefined
const serverKnows: PriceCurrency = () => undefined

/**
 * Loads the products with prices for a visitor's code. The server applies a customer's own code. Fails with `CodeRequired` if the server
 * sells only to visitors with a code.
 */
export const loadProducts =
  (api: Api, currencyId = serverKnows) =>
  ({ code }: { readonly code: string | null } = { code: null }) =>
    Effect.suspend(() =>
      api("GET /products", {
        query: { currencyId: currencyId(), code: code ?? undefined },
        response: Products,
        refusals: { CodeRequired: { status: 400, field: "code" } },
      }),
    )

/**
 * Loads the quantity that a code's sale has left of a product. Returns null if the code has no sale or fails to load. The prices then still
 * include its discount.
 */
const loadSale = (
  api: Api,
  code: string | null,
  productId: ProductId | undefined,
  reserved?: Decimal,
): Effect.Effect<Sale | null> =>
  code === null || productId === undefined
    ? Effect.succeed(null)
    : Effect.try(() => `/referralcodes/${encodePathSegment(code)}`).pipe(
        Effect.flatMap((path) => api(`GET ${path}`, { response: ReferralCode, isBackground: true })),
        Effect.map((code) => findSale(code, productId, reserved)),
        Effect.orElseSucceed(() => null),
      )

/** Returns the quantity that an order reserves of a sale, or undefined for an order without a code. */
const reservedBy = ({ code, items: [item] }: Order): Decimal | undefined => (code === null ? undefined : item?.quantity)

/**
 * Loads the subject of the calculator: the order in the URL, or else the products. `ownCode` returns the customer's own code, for its sale.
 * Fails with `OrderNotFound`, or with `CodeRequired` as `loadProducts` does.
 */
export const loadSubject =
  (api: Api, ownCode: () => string | null = () => null, currencyId = serverKnows) =>
  ({
    orderId,
    productId,
    code,
  }: CalculatorInput): Effect.Effect<
    CalculatorSubject,
    TaggedFailure<"OrderNotFound"> | TaggedFailure<"CodeRequired"> | CallFailed
  > =>
    orderId === null
      ? loadProducts(
          api,
          currencyId,
        )({ code }).pipe(
          Effect.flatMap((products) =>
            Effect.map(loadSale(api, code ?? ownCode(), findChosenProduct(products, productId)?.id), (sale) => ({
              products,
              sale,
            })),
          ),
        )
      : Effect.flatMap(loadOrder(api)({ orderId }), (order) =>
          // The server removes a sale's code that did not cover the quantity, and the customer may add it again.
          Effect.map(
            loadSale(api, order.code ?? code ?? ownCode(), order.items[0]?.productId, reservedBy(order)),
            (sale) => ({ order, sale }),
          ),
        )

/**
 * Wraps the load of the calculator, so that a customer who follows a link with a code buys with that code, like a visitor. The adapter
 * ignores a code that cannot be applied, because the page has no field to correct it and the server applies the customer's own code.
 */
export const withLinkedCode =
  <E>(api: Api, load: (input: CalculatorInput) => Effect.Effect<CalculatorSubject, E>, linked: () => string | null) =>
  (input: CalculatorInput): Effect.Effect<CalculatorSubject, E> =>
    Effect.suspend(() => {
      const code = input.orderId === null && input.code === null ? linked() : null
      if (code === null) return load(input)
      // A failed check counts as a code that cannot be applied, because the customer can buy without it.
      return Effect.flatMap(
        Effect.orElseSucceed(checkPromoCode(api)({ code }), () => createRejectedPromoCode(code)),
        ({ canBeApplied }) =>
          canBeApplied
            ? Effect.map(load({ ...input, code }), (subject) =>
                "products" in subject ? { ...subject, code } : subject,
              )
            : load(input),
      )
    })

/** Loads the inputs of a coin's payouts. The call runs in the background, because prices are complete without an estimate. */
export const loadMining = (api: Api) => (input: EstimateInput) =>
  api(`GET /mining/${input.coin}`, {
    query: { clientCurrencyId: input.currency },
    response: Mining,
    isBackground: true,
  })
