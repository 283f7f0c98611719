import { loadRates, reloadRates } from "#adapters/money/rates.ts"
import { loadProducts } from "#adapters/shop/products.ts"
import { createPageApi } from "#main/site/api.ts"
import type { App } from "#main/site/app.ts"
import { displayCurrency } from "#main/site/display-currency.ts"
import { everyMinute, refreshOf } from "#main/site/watch-refresh.ts"

/** Creates the ports of the front page. Their code loads when the page is hydrated, or with the first use. */
export const createHomePorts = (app: App) => {
  const api = createPageApi(app)
  return {
    loadProducts: loadProducts(api, displayCurrency(app)),
    loadRates: loadRates(api),
    refreshRates: refreshOf(app, { interval: everyMinute, load: reloadRates(api), topics: [] }),
  }
}
