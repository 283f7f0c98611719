import { part } from "./site/part"
import { asBackgroundApi } from "../adapters/shared/api"
import { fillPort } from "../adapters/shared/fill-port"
import { loadProducts } from "../adapters/shop/products"
import { discountBanner } from "../machines/shop/discount-banner/discount-banner.machine"
import { productList } from "../machines/shop/product-list/product-list.machine"
import { ProductListPage } from "../ui/shop/product-list/product-list"
import type { App } from "./site/app"
import { apiOf } from "./site/api"
import { displayTopics } from "./site/freshness"
import { loadFresh, watchRefresh } from "./site/watch-refresh"
import { displayCurrency } from "./site/display-currency"

export const page = (app: App) => {
  const api = apiOf(app)
  const { session, capture } = app
  const read = (by: typeof api) => loadProducts(by, displayCurrency(app))
  const machine = productList.provide({
    actors: {
      loadProducts: fillPort(loadFresh(app, displayTopics, read(api))),
      watchRefresh: watchRefresh(app, {
        load: (input: { readonly code: string | null }) => read(asBackgroundApi(api))(input),
        topics: displayTopics,
      }),
    },
  })
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
