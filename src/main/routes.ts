import type { RouteName } from "../domain/site/routes"
import type { RouteChunk } from "./site/route-chunk"

/**
 * The file that composes each page. To add a page:
 * 1. its row in src/domain/site/routes.ts, and its link in src/ui/site/paths.ts;
 * 2. src/main/<route>.tsx fills the ports of its machine, once, outside the component, and exports `page` (see investment.tsx);
 * 3. one line here. The chunk then carries the machine, the adapters and the screen of that route alone.
 * The guard has been asked, and chunk and texts are there, before the page is rendered. Every other address is a 404.
 */
export const routes: { readonly [Name in RouteName]: () => Promise<RouteChunk> } = {
  home: () => import("./home"),
  signIn: () => import("./sign-in"),
  signUp: () => import("./sign-up"),
  cabinet: () => import("./dashboard"),
  confirm: () => import("./confirm-email"),
  recovery: () => import("./recovery"),
  twoFactorReset: () => import("./two-factor-reset"),
  emailChange: () => import("./email-change"),
  buy: () => import("./buy"),
  buyMethod: () => import("./buy-method"),
  buyStatus: () => import("./buy-status"),
  contracts: () => import("./contracts"),
  contract: () => import("./contract"),
  demo: () => import("./demo"),
  cabinetBuy: () => import("./cabinet-buy"),
  investment: () => import("./investment"),
  orders: () => import("./orders"),
  order: () => import("./order"),
  receipt: () => import("./receipt"),
  history: () => import("./history"),
  partner: () => import("./partner"),
  settings: () => import("./settings"),
  support: () => import("./support"),
}
