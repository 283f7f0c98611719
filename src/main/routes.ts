import type { RouteName } from "#domain/site/routes.ts"
import type { RouteChunk } from "./site/route-chunk.ts"

/**
 * The file that composes each page. To add a page:
 * 1. Add its row to src/domain/site/routes.ts, and its link to src/ui/site/paths.ts.
 * 2. Create src/main/<route>.tsx, which fills the ports of the page's machine once, outside the component, and exports `createPage` (see
 *    investment.tsx).
 * 3. Add one line here. The chunk then contains only the machine, the adapters and the screen of that route.
 * A page renders after the guard has checked it and its chunk and texts are loaded. A path without a route is a 404.
 */
export const routes: { readonly [Name in RouteName]: () => Promise<RouteChunk> } = {
  home: () => import("./home.tsx"),
  signIn: () => import("./sign-in.tsx"),
  signUp: () => import("./sign-up.tsx"),
  cabinet: () => import("./dashboard.tsx"),
  confirm: () => import("./confirm-email.tsx"),
  recovery: () => import("./recovery.tsx"),
  twoFactorReset: () => import("./two-factor-reset.tsx"),
  emailChange: () => import("./email-change.tsx"),
  termsIo: () => import("./document.tsx"),
  termsRu: () => import("./document.tsx"),
  privacy: () => import("./document.tsx"),
  risks: () => import("./document.tsx"),
  staking: () => import("./document.tsx"),
  about: () => import("./about.tsx"),
  buy: () => import("./buy.tsx"),
  buyMethod: () => import("./buy-method.tsx"),
  buyStatus: () => import("./buy-status.tsx"),
  contracts: () => import("./contracts.tsx"),
  contract: () => import("./contract.tsx"),
  demo: () => import("./demo.tsx"),
  cabinetBuy: () => import("./cabinet-buy.tsx"),
  investment: () => import("./investment.tsx"),
  orders: () => import("./orders.tsx"),
  order: () => import("./order.tsx"),
  receipt: () => import("./receipt.tsx"),
  history: () => import("./history.tsx"),
  partner: () => import("./partner.tsx"),
  settings: () => import("./settings.tsx"),
  support: () => import("./support.tsx"),
}
