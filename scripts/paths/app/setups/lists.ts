import { contractPageModel } from "#machines/cabinet/contract-page.model.ts"
import { orderPageModel } from "#machines/orders/order-page.model.ts"
import { receiptPageModel } from "#machines/orders/receipt-page.model.ts"
import { paymentStatusModel } from "#machines/payments/payment-status.model.ts"
import type { AppSetup } from "#scripts/paths/app/app-setup.ts"
import { paths } from "#ui/site/paths.ts"
import { page } from "./parts.ts"

/**
 * Returns the wiring of a list page. The links of the page change the URL, which determines the content of the list.
 */
const list = (to: (query?: any) => string, loadList: string, overrides: Partial<AppSetup> = {}): AppSetup =>
  page(to(), {
    readsOnly: true,
    adapters: { loadList },
    eventActions: { "query.changed": ({ query }) => ({ follow: to(query) }) },
    ...overrides,
  })

const { contractId } = contractPageModel.input

export const lists: Readonly<Record<string, AppSetup>> = {
  contracts: list(paths.contracts, "loadContracts"),
  // The offset distinguishes the list from the menu. The menu counts orders that need attention with the same call without an offset.
  orders: list(paths.orders, "loadOrders", {
    query: "offset",
    findExclusionReason: (steps) =>
      steps.some(({ state }) => state.context.list?.removed.length > 0)
        ? "the customer removed an order in this browser before, which no response of the API says"
        : null,
  }),
  history: list(paths.history, "loadHistory"),
  orderPage: page(paths.order(orderPageModel.input.orderId), { readsOnly: true }),
  receiptPage: page(paths.receipt(receiptPageModel.input.orderId)),
  paymentStatus: page(paths.buyStatus(paymentStatusModel.input.orderId), { readsOnly: true }),
  contractPage: page(paths.contract(contractId), {
    readsOnly: true,
    eventActions: {
      "pageNumber.changed": ({ page: number }) => ({ follow: paths.contract(contractId, { page: number }) }),
    },
  }),
  investment: page(paths.investment(), { readsOnly: true }),
  productList: page(paths.cabinetBuy()),
  rates: page(paths.home(), { isSignedIn: false, adapters: { loadData: "loadRates" } }),
}
