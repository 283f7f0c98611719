import { part } from "./site/part"
import { fillPort } from "../adapters/shared/fill-port"
import { loadProducts } from "../adapters/shop/products"
import { discountBanner } from "../machines/shop/discount-banner.machine"
import { productList } from "../machines/shop/product-list.machine"
import { ProductListPage } from "../ui/shop/product-list/product-list"
import type { App } from "./site/app"
import { displayTopics } from "./site/freshness"
import { keepFresh } from "./site/watch-refresh"
import { displayCurrency } from "./site/display-currency"

export const page = (app: App) => {
  const { session, capture } = app
  const { load, watchRefresh } = keepFresh(app, {
    load: (api) => (input: { readonly code: string | null }) => loadProducts(api, displayCurrency(app))(input),
    topics: displayTopics,
  })
  const machine = productList.provide({ actors: { loadProducts: fillPort(load), watchRefresh } })
  const PriceEstimate = part(app, {
    load: async () => (await import("./shop/estimates")).estimatesOf(app).Price,
    texts: ["estimates"],
    offered: "estimates",
  })
  return () => {
    const code = session.getSnapshot().context.profile?.referralCode ?? capture.code()
    return (
      <ProductListPage machine={machine} banner={discountBanner} PriceEstimate={PriceEstimate} referralCode={code} />
    )
  }
}
