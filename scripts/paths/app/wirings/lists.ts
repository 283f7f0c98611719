import { Schema } from "effect"
import { ContractList } from "#domain/cabinet/contract.ts"
import { ContractDetails } from "#domain/cabinet/contract-details.ts"
import { Investment } from "#domain/cabinet/investment.ts"
import { OperationList } from "#domain/money/operation.ts"
import { Rate } from "#domain/money/rate.ts"
import { Order, OrderList } from "#domain/orders/order.ts"
import { Products } from "#domain/shop/product.ts"
import { contractPageModel } from "#machines/cabinet/contract-page.model.ts"
import { orderPageModel } from "#machines/orders/order-page.model.ts"
import { receiptPageModel } from "#machines/orders/receipt-page.model.ts"
import { paymentStatusModel } from "#machines/payments/payment-status.model.ts"
import { paths } from "#ui/site/paths.ts"
import { follow, type OnApp, replyingWith } from "#scripts/paths/app/on-app.ts"
import { call, get, page } from "./wiring.ts"

/** A page whose links change the address, which tells the list. */
const list = (to: (query?: any) => string, loadList: OnApp["calls"][string], more: Partial<OnApp> = {}): OnApp =>
  page(to(), { loadList }, { happens: { "query.changed": ({ query }) => follow(to(query)) }, ...more })

const order = (to: (orderId: string) => string, { orderId }: { readonly orderId: string }): OnApp =>
  page(to(orderId), { loadOrder: call(get(`/orders/${orderId}`), Order, { OrderNotFound: [404, "NotFound"] }) })

const { contractId } = contractPageModel.input

export const lists: Readonly<Record<string, OnApp>> = {
  contracts: list(paths.contracts, call(get("/contracts/"), ContractList)),
  // The menu counts orders that need attention by the same call, from no offset.
  orders: list(paths.orders, call(get("/orders/?offset"), OrderList), {
    refuses: (steps) =>
      steps.some(({ state }) => state.context.list?.removed.length > 0)
        ? "the customer removed an order in this browser before, which no response of the API says"
        : null,
  }),
  history: list(paths.history, call(get("/dashboard/operationhistory/"), OperationList)),
  orderPage: order(paths.order, orderPageModel.input),
  receiptPage: order(paths.receipt, receiptPageModel.input),
  paymentStatus: order(paths.buyStatus, paymentStatusModel.input),
  contractPage: page(
    paths.contract(contractId),
    { loadContract: call(get(`/contracts/${contractId}`), ContractDetails, { ContractNotFound: [404, "NotFound"] }) },
    { happens: { "page.changed": ({ page: number }) => follow(paths.contract(contractId, { page: number })) } },
  ),
  investment: page(paths.investment(), {
    loadInvestment: call(get("/dashboard/investment"), Investment, { NoInvestment: [404, "NotFound"] }),
  }),
  productList: page(paths.cabinetBuy(), {
    loadProducts: call(get("/products"), Products, { CodeRequired: [400, "Required", "code"] }),
  }),
  rates: page(
    paths.home(),
    {
      loadFigures: {
        ok: (rates: readonly Rate[]) =>
          rates.flatMap((rate) =>
            replyingWith(get(`/currencies/${rate.currencyId}`), 200, Schema.encodeSync(Rate)(rate)),
          ),
      },
    },
    { signedIn: false },
  ),
}
