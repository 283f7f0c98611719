import { expect, type BrowserContext, type Page } from "@playwright/test"
import type { Customers } from "#tests/e2e/customer.ts"
import type { DeskClient } from "#tests/e2e/desk.ts"
import { beginningOf, type Translate } from "#tests/e2e/translate.ts"

interface Stage {
  readonly page: Page
  readonly context: BrowserContext
  readonly desk: DeskClient
  readonly customers: Customers
  readonly locale: string | undefined
}

/** Opens the page of an order that the desk has put into this state. Returns the id of the order. */
export const openScene = async ({ page, context, desk, customers, locale }: Stage, scene: string): Promise<string> => {
  const entered = await desk.scene(scene, locale ?? "en-US")
  await customers.enter(context, entered)
  await page.goto(entered.path)
  return /^\/buy\/([^/]+)\//.exec(entered.path)![1]!
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })

/** Matches the title of an overpaid order up to the sum. */
export const overpaidTitle = (t: Translate): RegExp => beginningOf(t("pay:overpaid.title", { sum: "§" }).split("§")[0]!)

/** The acquirer's test cards, as its page and the desk show them. */
export const cards = {
  paid: "4242 4242 4242 4242",
  needsCode: "4000 0000 0000 3220",
  wrongCode: "4000 0000 0000 3063",
  declined: "4000 0000 0000 0002",
  reversed: "4000 0000 0000 5126",
  bankError: "4000 0000 0000 0119",
  slow: "4000 0000 0000 0077",
  codeTimeOut: "4000 0000 0000 3089",
  completing: "4000 0000 0000 0341",
} as const

/** Pays with this card: from the status page to the acquirer and back. */
export const payByCard = async (page: Page, t: Translate, number: string, order: string) => {
  await page.getByRole("link", { name: t("pay:card.open") }).click()
  await expect(page).toHaveURL(/\/sandbox\/acquirer\//)
  await page.getByRole("textbox").fill(number)
  await page.getByRole("textbox").press("Enter")
  await expect(page).toHaveURL(`/buy/${order}/status`)
}
