import type { RouteName } from "../domain/site/routes"
import type { RouteComposition } from "./route-chunk"

/**
 * Every page there is. To add one:
 * 1. its address and who may open it stand in src/domain/site/routes.ts, its link in src/ui/site/paths.ts;
 * 2. src/main/<route>.tsx fills the ports of its machine and exports `page` (see home.tsx):
 *    `const machine = rates.provide({ actors: { loadRates: fillPort(loadRates(apiOf(app))) } })`, then
 *    `return ({ params }) => <HomePage machine={machine} … />`. Provide outside the component, once;
 * 3. one line here. The chunk then carries the machine, the adapters and the screen of that route alone.
 * The guard has been asked, and chunk and texts are there, before the page is rendered. Every other address is a 404.
 */
export const routes: { readonly [Name in RouteName]: RouteComposition } = {
  home: { namespaces: ["home"], load: () => import("./home") },
  signIn: { namespaces: ["account"], load: () => import("./sign-in") },
  signUp: { namespaces: ["account"], load: () => import("./sign-up") },
  cabinet: { namespaces: ["dashboard", "cabinet", "orders", "history"], load: () => import("./dashboard") },
  confirm: { namespaces: ["account"], load: () => import("./confirm-email") },
  recovery: { namespaces: ["account"], load: () => import("./recovery") },
  twoFactorReset: { namespaces: [], load: () => import("./two-factor-reset") },
  emailChange: { namespaces: [], load: () => import("./email-change") },
  buy: { namespaces: ["buy", "account"], load: () => import("./buy") },
  buyMethod: { namespaces: ["account", "buy", "pay"], load: () => import("./buy-method") },
  buyStatus: { namespaces: ["pay", "orders"], load: () => import("./buy-status") },
  contracts: { namespaces: ["cabinet"], load: () => import("./contracts") },
  contract: { namespaces: ["cabinet", "history", "orders"], load: () => import("./contract") },
  demo: { namespaces: ["demo", "cabinet", "orders"], load: () => import("./demo") },
  cabinetBuy: { namespaces: ["buy"], load: () => import("./cabinet-buy") },
  investment: { namespaces: ["dashboard"], load: () => import("./investment") },
  orders: { namespaces: ["orders"], load: () => import("./orders") },
  order: { namespaces: ["orders"], load: () => import("./order") },
  receipt: { namespaces: ["orders"], load: () => import("./receipt") },
  history: { namespaces: ["history"], load: () => import("./history") },
  partner: { namespaces: ["partner", "dashboard"], load: () => import("./partner") },
  settings: { namespaces: ["settings", "account"], load: () => import("./settings") },
  support: { namespaces: ["support"], load: () => import("./support") },
}
