import type { EstimateInput } from "#machines/shop/estimate.machine.ts"
import { Mining } from "#domain/shop/mining.ts"
import { Effect } from "effect"
import { ReferralCode } from "#domain/shop/referral-code.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import type { Decimal } from "#domain/shared/money.ts"
import type { Order } from "#domain/orders/order.ts"
import { type ProductId, Products } from "#domain/shared/product.ts"
import { chosenProduct } from "#domain/shop/product-choice.ts"
import { saleOf, type Sale } from "#domain/shop/sale-code.ts"
import { rejectedPromoCode } from "#domain/shop/promo-code.ts"
import type { CalculatorInput, CalculatorSubject } from "#machines/shop/calculator.context.ts"
import { part, type Api } from "#adapters/shared/api.ts"
import { loadOrder } from "#adapters/orders/orders.ts"
import { checkCode } from "./promo-code.ts"
import { safeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"

/** The display currency. Undefined until a customer's profile is loaded: the server then decides. */
export type PriceCurrency = () => DisplayCurrency | undefined
const serverKnows: PriceCurrency = () => undefined

/** Prices with a visitor's code; a customer's own is the server's business. A server may sell nothing without one. */
export const loadProducts =
  (api: Api, currencyId = serverKnows) =>
  ({ code }: { readonly code: string | null } = { code: null }) =>
    Effect.suspend(() =>
      api("GET /products", {
        query: { currencyId: currencyId(), code: code ?? undefined },
        answer: Products,
        refusals: { CodeRequired: { status: 400, field: "code" } },
      }),
    )

/** The rest of a code's sale for a product. An unreadable code has no sale; the prices show its discount. */
const loadSale = (
  api: Api,
  code: string | null,
  productId: ProductId | undefined,
  reserved?: Decimal,
): Effect.Effect<Sale | null> =>
  code === null || productId === undefined
    ? Effect.succeed(null)
    : Effect.try(() => `/referralcodes/${part(code)}`).pipe(
        Effect.flatMap((path) => api(`GET ${path}`, { answer: ReferralCode, background: true })),
        Effect.map((code) => saleOf(code, productId, reserved)),
        Effect.orElseSucceed(() => null),
      )

/** The quantity that an order reserves of a sale, as long as the order bears its code. */
const reservedBy = ({ code, items: [item] }: Order): Decimal | undefined => (code === null ? undefined : item?.quantity)

/** The subject with which the calculator opens: the order in its address, else the products. `ownCode` is the customer's, for its sale. */
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
            Effect.map(loadSale(api, code ?? ownCode(), chosenProduct(products, productId)?.id), (sale) => ({
              products,
              sale,
            })),
          ),
        )
      : Effect.flatMap(loadOrder(api)({ orderId }), (order) =>
          // A sale's code that was too small for the quantity is no longer the order's, and may come back.
          Effect.map(
            loadSale(api, order.code ?? code ?? ownCode(), order.items[0]?.productId, reservedBy(order)),
            (sale) => ({ order, sale }),
          ),
        )

/**
 * A customer who follows a link with a code buys by it, as a visitor does. One that cannot be applied is passed over: there is no
 * field they could correct it in, and the server knows their own.
 */
export const withLinkedCode =
  <E>(api: Api, load: (input: CalculatorInput) => Effect.Effect<CalculatorSubject, E>, linked: () => string | null) =>
  (input: CalculatorInput): Effect.Effect<CalculatorSubject, E> =>
    Effect.suspend(() => {
      const code = input.orderId === null && input.code === null ? linked() : null
      if (code === null) return load(input)
      // A failed check counts as not applicable.
      return Effect.flatMap(
        Effect.orElseSucceed(checkCode(api)({ code }), () => rejectedPromoCode(code)),
        ({ canBeApplied }) =>
          canBeApplied
            ? Effect.map(load({ ...input, code }), (subject) =>
                "products" in subject ? { ...subject, code } : subject,
              )
            : load(input),
      )
    })

/** The quantity chosen for each product, as long as the tab is open: a reload of the calculator keeps it. A plain decimal, or null. */
export const createChosenQuantity = (storage: () => BrowserStorage) => {
  const stored = (productId: string) => safeStorage(storage, `quantity:${productId}`)
  return {
    read: (productId: string) => stored(productId).read(),
    keep: (productId: string, quantity: string) => stored(productId).write(quantity),
  }
}

/** The inputs of a coin's payouts. The call is in the background: prices are complete without an estimate. */
export const loadMining = (api: Api) => (it: EstimateInput) =>
  api(`GET /mining/${it.coin}`, { query: { clientCurrencyId: it.currency }, answer: Mining, background: true })
