import { provide } from "#adapters/shared/fill-port.ts"
import { loadProducts } from "#adapters/shop/products.ts"
import { discountBanner } from "#machines/shop/discount-banner.machine.ts"
import { productList } from "#machines/shop/product-list.machine.ts"
import { ProductLabel } from "#ui/shop/product-list/product-label.tsx"
import { ProductListPage } from "#ui/shop/product-list/product-list.tsx"
import type { AppContext } from "./site/app.ts"
import { displayCurrency } from "./site/display-currency.ts"
import { displayTopics } from "./site/freshness.ts"
import { lazyPart } from "./site/part.tsx"
import { loadAndRefresh } from "./site/watch-refresh.ts"

/** Creates the product list of the cabinet. A customer's own code takes precedence over a code from a link. */
export const createPage = (app: AppContext) => {
  const { session, capture } = app
  const { load, watchRefresh } = loadAndRefresh(app, {
    load: (api) => (input: { readonly code: string | null }) => loadProducts(api, displayCurrency(app))(input),
    topics: displayTopics,
  })
  const machine = provide(productList)({ loadProducts: load, watchRefresh })
  const estimated = { load: () => import("./shop/estimates.tsx"), offered: "estimates" } as const
  const PriceEstimate = lazyPart(app, {
    ...estimated,
    view: ({ createEstimates }) => createEstimates(app).Price,
    texts: ["estimates"],
  })
  const Bestseller = lazyPart(app, {
    ...estimated,
    view: ({ createEstimates }) => createEstimates(app).Bestseller,
    fallback: () => <ProductLabel flag="bestseller" />,
  })
  return () => {
    const code = session.getSnapshot().context.profile?.referralCode ?? capture.code()
    return (
      <ProductListPage
        machine={machine}
        banner={discountBanner}
        PriceEstimate={PriceEstimate}
        Bestseller={Bestseller}
        referralCode={code}
      />
    )
  }
}
