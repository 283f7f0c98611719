import { discountBanner } from "#machines/shop/discount-banner.machine.ts"
import type { productList } from "#machines/shop/product-list.machine.ts"
import { productListModel as model } from "#machines/shop/product-list.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { ProductLabel } from "./product-label.tsx"
import { ProductListPage } from "./product-list.tsx"

type Machine = typeof productList
type Tools = WalkTools<Machine>

const started = ({ page, t }: Tools) => page.getByRole("link", { name: new RegExp(`^${t("buy:products.start")}`) })

export const productListWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <ProductListPage
      machine={machine}
      banner={discountBanner}
      PriceEstimate={() => null}
      Bestseller={() => <ProductLabel flag="bestseller" />}
      referralCode="PARTNER0"
    />
  ),
  events: {
    "promoCode.submit": async ({ page, t }, { code }) => {
      await page.getByLabelText(t("buy:products.code")).fill(code)
      await page.getByRole("button", { name: t("buy:products.show") }).click()
    },
    // The banner sends `discount.ended` at the end of its countdown.
    "discount.ended": sentByApp,
    "data.refreshed": sentByApp,
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    ready: async (tools) => {
      const { page, t, expectVisible, expect } = tools
      for (const missing of ["comingSoon", "soldOut", "Unavailable"] as const)
        await expectVisible(page.getByText(t(`buy:products.missing.${missing}`), { exact: true }))
      // Checks the price of a product that is not on sale.
      await expectVisible(page.getByText(/3[,\s]100[.,]00/).first())
      // Checks the fee of one Th/s.
      await expectVisible(page.getByText(/^\$?0[.,]032(\s\$)?$/))
      await expectVisible(page.getByText(t("buy:products.flags.bestseller"), { exact: true }))
      await expectVisible(page.getByText(t("buy:products.flags.new"), { exact: true }))
      // Expects only the three products on sale.
      const products = started(tools)
        .elements()
        .map((link) => new URLSearchParams(link.getAttribute("href")?.split("?")[1]).get("productId"))
      expect(products).toEqual(["btc-limited", "btc-unlimited", "eth-unlimited"])
    },
    empty: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("buy:products.empty.title"))),
    codeRequired: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("buy:products.codeRequired"))),
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.offline"))),
  },
}
