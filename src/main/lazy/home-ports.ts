import { loadRates, reloadRates } from "#adapters/money/rates.ts"
import { loadProducts } from "#adapters/shop/products.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { displayCurrency } from "#main/site/display-currency.ts"
import { getRefreshInterval, createRefreshFeed } from "#main/site/watch-refresh.ts"

/** Creates the ports of the front page. The code loads when the page is hydrated, or with the first use. */
export const createHomePorts = (app: AppContext) => {
  const api = createPageApi(app)
  return {
    loadProducts: loadProducts(api, displayCurrency(app)),
    loadRates: loadRates(api),
    refreshRates: createRefreshFeed(app, { interval: getRefreshInterval, load: reloadRates(api), topics: [] }),
  }
}
