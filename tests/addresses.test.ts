import { describe, expect, it } from "vitest"
import { matchRoute, routeRules } from "#domain/site/routes.ts"
import { paths } from "#ui/site/paths.ts"

/** The path of each page and the visitors who may open it, as the specification lists them. */
const pages = {
  home: ["/", "public"],
  signIn: ["/signin", "guest"],
  signUp: ["/signup", "guest"],
  confirm: ["/confirm", "public"],
  recovery: ["/recovery", "public"],
  twoFactorReset: ["/two-factor-reset", "public"],
  emailChange: ["/email-change", "public"],
  demo: ["/demo", "demo"],
  buy: ["/buy/7", "public"],
  buyMethod: ["/buy/7/method", "signup"],
  buyStatus: ["/buy/7/status", "pay"],
  cabinet: ["/cabinet", "login"],
  cabinetBuy: ["/cabinet/buy", "login"],
  investment: ["/cabinet/investment", "login"],
  contracts: ["/cabinet/contracts", "login"],
  orders: ["/cabinet/orders", "login"],
  order: ["/cabinet/orders/7", "login"],
  history: ["/cabinet/history", "login"],
  partner: ["/cabinet/partner", "partner"],
  settings: ["/cabinet/settings", "settings"],
  support: ["/cabinet/support", "login"],
} as const

const addressOf = (name: keyof typeof pages): string =>
  name === "buy" || name === "buyMethod" || name === "buyStatus" || name === "order" ? paths[name]("7") : paths[name]()

// Walks and screens take the URLs from src/ui/site/paths.ts, so no other test would notice a wrong URL there.
describe.each(Object.entries(pages))("%s", (name, [path, access]) => {
  it(`has the path ${path}`, () => {
    expect(addressOf(name as keyof typeof pages)).toBe(path)
    expect(matchRoute(path)?.name).toBe(name)
  })
  it(`is open for ${access}`, () => {
    expect(routeRules[name as keyof typeof pages].access).toBe(access)
  })
})

it("queries are written as in the documents", () => {
  expect([
    paths.buy(),
    paths.buy(null, { productId: "btc-1", referralCode: "A B" }),
    paths.buyStatus("7", "42"),
    paths.signIn("/cabinet?x=1"),
    paths.contracts({ state: "All", page: 1 }),
    paths.contracts({ state: "Active", page: 2 }),
  ]).toEqual([
    "/buy",
    "/buy?productId=btc-1&referralCode=A+B",
    "/buy/7/status/42",
    "/signin?redirect=%2Fcabinet%3Fx%3D1",
    "/cabinet/contracts",
    "/cabinet/contracts?state=Active&page=2",
  ])
})
