import type { Page } from "@playwright/test"
import type { Answers, Order } from "#tests/figures/answers.ts"
import { expect, pageHydrated } from "#tests/e2e/story.ts"

/** A page to look at, by the name that docs/rules/figures.md has for it. */
export interface Place {
  readonly name: string
  readonly url: string
  /** Whose page it is. */
  readonly of?: string
  /** The name of the option to choose on it. */
  readonly option?: RegExp
}

const inPayment = new Set(["Issued", "UnderPaid", "OverPaid"])

const placesOfOrder = ({ id, state, expired = false, receipt }: Order): readonly Place[] => {
  const own = (name: string, url: string) => ({ name, url, of: id })
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

/** Every page of a customer that shows figures. */
export const placesOf = ({ orders, contracts, codes }: Answers): readonly Place[] => [
  { name: "dashboard", url: "/cabinet" },
  { name: "products", url: "/cabinet/buy" },
  { name: "contracts", url: "/cabinet/contracts" },
  ...contracts.map(({ contract: { id } }) => ({ name: "contract", url: `/cabinet/contracts/${id}`, of: id })),
  { name: "orders", url: "/cabinet/orders" },
  ...orders.flatMap(placesOfOrder),
  { name: "history", url: "/cabinet/history" },
  { name: "investment", url: "/cabinet/investment" },
  ...(codes.length === 0 ? [] : [{ name: "partner", url: "/cabinet/partner" }]),
]

/** Every public page that shows figures. */
export const publicPlaces = ({ products }: Answers): readonly Place[] => [
  { name: "home", url: "/" },
  { name: "home", url: "/", option: /^(?:Staking|Стейкинг)$/ },
  ...products
    .filter(({ flags }) => flags.every((flag) => !["comingSoon", "soldOut", "unavailable"].includes(flag)))
    .map(({ id }) => ({ name: "calculator", url: `/buy?productId=${id}` })),
]

/** Opens a page, until all of its parts are there. */
export const open = async (page: Page, { url, option }: Place): Promise<void> => {
  await page.goto(url)
  await pageHydrated(page)
  await page.waitForLoadState("networkidle")
  // A call that begins late on a busy machine finds the network idle.
  await expect(page.locator("[data-awaited]")).toHaveCount(0)
  if (option === undefined) return
  await page.getByRole("radio", { name: option }).check({ force: true })
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("figure").getByRole("img").first()).toBeVisible()
}
