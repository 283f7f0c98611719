import type { Page } from "@playwright/test"
import { expect, waitForHydration } from "#tests/e2e/story.ts"
import type { Responses, Order } from "#tests/figures/responses.ts"

/** A page to check, by its name in docs/rules/figures.md. */
export interface FigurePage {
  readonly name: string
  readonly url: string
  /** The id of the order or contract to which the page belongs. */
  readonly owner?: string
  /** The name of the option to choose on the page. */
  readonly option?: RegExp
}

const inPayment = new Set(["Issued", "UnderPaid", "OverPaid"])

const pagesOfOrder = ({ id, state, expired = false, receipt }: Order): readonly FigurePage[] => {
  const own = (name: string, url: string) => ({ name, url, owner: id })
  if (expired && state !== "Completed") return [own("order", `/cabinet/orders/${id}`)]
  if (state === "Completed")
    return [
      own("order", `/cabinet/orders/${id}`),
      own("order paid", `/buy/${id}/status`),
      ...(receipt === null ? [] : [own("receipt", `/cabinet/orders/${id}/receipt`)]),
    ]
  return [
    ...(inPayment.has(state) ? [own("payment", `/buy/${id}/status`)] : [own("calculator", `/buy/${id}`)]),
    ...(state === "OverPaid" ? [] : [own("methods", `/buy/${id}/method`)]),
  ]
}

/** Lists every page of a customer that shows figures. */
export const pagesOf = ({ orders, contracts, codes }: Responses): readonly FigurePage[] => [
  { name: "dashboard", url: "/cabinet" },
  { name: "products", url: "/cabinet/buy" },
  { name: "contracts", url: "/cabinet/contracts" },
  ...contracts.map(({ contract: { id } }) => ({ name: "contract", url: `/cabinet/contracts/${id}`, owner: id })),
  { name: "orders", url: "/cabinet/orders" },
  ...orders.flatMap(pagesOfOrder),
  { name: "history", url: "/cabinet/history" },
  { name: "investment", url: "/cabinet/investment" },
  ...(codes.length === 0 ? [] : [{ name: "partner", url: "/cabinet/partner" }]),
]

/** Lists every public page that shows figures. */
export const publicPages = ({ products }: Responses): readonly FigurePage[] => [
  { name: "home", url: "/" },
  { name: "home", url: "/", option: /^(?:Staking|Стейкинг)$/ },
  ...products
    .filter(({ flags }) => flags.every((flag) => !["comingSoon", "soldOut", "unavailable"].includes(flag)))
    .map(({ id }) => ({ name: "calculator", url: `/buy?productId=${id}` })),
]

/** Opens a page and waits until all of its parts have loaded. */
export const open = async (page: Page, { url, option }: FigurePage): Promise<void> => {
  await page.goto(url)
  await waitForHydration(page)
  await page.waitForLoadState("networkidle")
  // On a busy machine, a call may begin after the network was idle, so the test checks skeletons too.
  await expect(page.locator("[data-awaited]")).toHaveCount(0)
  if (option === undefined) return
  await page.getByRole("radio", { name: option }).check({ force: true })
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("figure").getByRole("img").first()).toBeVisible()
}
