import { live } from "../adapters/bridge"
import { loadProducts } from "../adapters/products"
import { discountBanner } from "../machines/discount-banner/discount-banner.machine"
import { productList } from "../machines/product-list/product-list.machine"
import { ProductListPage } from "../ui/product-list/product-list"
import type { App } from "./app"
import { anewWithCurrency } from "./currency-turns"

export const page = ({ api, session, capture }: App) => {
  const machine = productList.provide({ actors: { loadProducts: live(loadProducts(api)) } })
  return anewWithCurrency(session, () => {
    const code = session.getSnapshot().context.profile?.referralCode ?? capture.code()
    return <ProductListPage machine={machine} banner={discountBanner} referralCode={code} />
  })
}
