import { Schema } from "effect"
import { ContractList } from "#domain/cabinet/contract.ts"
import { ContractDetails } from "#domain/cabinet/contract-details.ts"
import { Investment } from "#domain/cabinet/investment.ts"
import { OperationList } from "#domain/money/operation.ts"
import { Order, OrderList } from "#domain/orders/order.ts"
import { Products } from "#domain/shop/product.ts"
import { contractPageModel } from "#machines/cabinet/contract-page.model.ts"
import { orderPageModel } from "#machines/orders/order-page.model.ts"
import { receiptPageModel } from "#machines/orders/receipt-page.model.ts"
import { paths } from "#ui/site/paths.ts"
import { replyingWith, failingWith, follow, type OnApp, type ApiRoute } from "#scripts/paths/app/on-app.ts"

/** A page of the cabinet that opens with one call. */
const opening = (
  port: string,
  address: string,
  where: ApiRoute,
  schema: Schema.ConstraintCodec<any>,
  more: Partial<OnApp> = {},
): OnApp => ({
  address: () => address,
  signedIn: true,
  local: {},
  happens: {},
  ...more,
  calls: {
    [port]: {
      ok: (answer: unknown) => replyingWith(where, 200, Schema.encodeSync(schema)(answer)),
      CallFailed: failingWith(where),
      ...more.calls?.[port],
    },
  },
})

/** Links change the address, which tells the list. */
const following = (to: (event: any) => string): Partial<OnApp> => ({
  happens: { "query.changed": ({ query }) => follow(to(query)) },
})

const get = (path: string) => ({ method: "GET", path }) as const
const order = get(`/orders/${orderPageModel.input.orderId}`)
const receiptOrder = get(`/orders/${receiptPageModel.input.orderId}`)
const contract = get(`/contracts/${contractPageModel.input.contractId}`)
const investment = get("/dashboard/investment")
const products = get("/products")

export const lists: Readonly<Record<string, OnApp>> = {
  contracts: opening("loadList", paths.contracts(), get("/contracts/"), ContractList, following(paths.contracts)),
  // The menu counts orders that need attention by the same call, from no offset.
  orders: opening("loadList", paths.orders(), get("/orders/?offset"), OrderList, {
    ...following(paths.orders),
    refuses: (steps) =>
      steps.some(({ state }) => state.context.list?.removed.length > 0)
        ? "the customer removed an order in this browser before, which no response of the API says"
        : null,
  }),
  history: opening(
    "loadList",
    paths.history(),
    get("/dashboard/operationhistory/"),
    OperationList,
    following(paths.history),
  ),
  orderPage: opening("loadOrder", paths.order(orderPageModel.input.orderId), order, Order, {
    calls: { loadOrder: { OrderNotFound: () => replyingWith(order, 404, { code: "NotFound" }) } },
  }),
  receiptPage: opening("loadOrder", paths.receipt(receiptPageModel.input.orderId), receiptOrder, Order, {
    calls: { loadOrder: { OrderNotFound: () => replyingWith(receiptOrder, 404, { code: "NotFound" }) } },
  }),
  contractPage: opening("loadContract", paths.contract(contractPageModel.input.contractId), contract, ContractDetails, {
    happens: {
      "page.changed": ({ page }) => follow(paths.contract(contractPageModel.input.contractId, { page })),
    },
    calls: { loadContract: { ContractNotFound: () => replyingWith(contract, 404, { code: "NotFound" }) } },
  }),
  investment: opening("loadInvestment", paths.investment(), investment, Investment, {
    calls: { loadInvestment: { NoInvestment: () => replyingWith(investment, 404, { code: "NotFound" }) } },
  }),
  productList: opening("loadProducts", paths.cabinetBuy(), products, Products, {
    calls: { loadProducts: { CodeRequired: () => replyingWith(products, 400, { code: "Required", field: "code" }) } },
  }),
}
