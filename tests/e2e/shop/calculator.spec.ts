import type { Page } from "@playwright/test"
import { expect, onlyInFullRun, generateEmail, signUp, test } from "#tests/e2e/story.ts"
import { sourceOf, type Translate } from "#tests/e2e/translate.ts"

const fields = (page: Page, t: Translate) => ({
  quantity: page.getByLabel(t("buy:calculator.quantity"), { exact: true }),
  cost: page.getByLabel(t("buy:calculator.cost"), { exact: true }),
  proceed: page.getByRole("button", { name: t("buy:calculator.continue") }),
})
/** Formats a number as the fields of this language show it. */
const written = (locale: string | undefined, plain: string) => {
  const [whole = "", part] = plain.split(".")
  const grouped = Number(whole).toLocaleString(locale)
  return part === undefined ? grouped : `${grouped}${locale === "ru-RU" ? "," : "."}${part}`
}
const counted = (locale: string | undefined, t: Translate, value: number) =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(value)} ${t("common:units.th")}`

const paste = async (page: Page, text: string) => {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text)
  await page.keyboard.press("ControlOrMeta+V")
}

test.beforeEach(async ({ page, t }) => {
  await page.goto("/buy")
  await expect(fields(page, t).quantity).toBeVisible()
})

/** Inputs for a product that is sold from 1 to 5000 in steps of 0.1. */
const typed = [
  { text: "0,5", becomes: "1", said: "raisedToMinimum" },
  { text: "0.5", becomes: "1", said: "raisedToMinimum" },
  { text: "0", becomes: "1", said: "raisedToMinimum" },
  { text: "0,99", becomes: "1", said: "raisedToMinimum" },
  { text: "5000,1", becomes: "5000", said: "above" },
  { text: "99999999999", becomes: "5000", said: "above" },
  { text: "10.01", becomes: "10.1", said: "roundedUp" },
  { text: "12,5", becomes: "12.5", said: null },
  { text: "1 234.5", becomes: "1234.5", said: null },
  { text: "007", becomes: "7", said: null },
] as const

test(
  "a typed quantity is adjusted to the available range, and a note explains the change",
  onlyInFullRun,
  async ({ page, t, locale }) => {
    const { quantity, cost } = fields(page, t)
    for (const { text, becomes, said: note } of typed) {
      await quantity.fill("")
      await quantity.pressSequentially(text)
      await quantity.press("Tab")
      await expect(quantity, text).toHaveValue(written(locale, becomes))
      // The list price of one unit is 28.5 dollars. The Russian page shows roubles, so the test does not check its cost.
      if (locale === "en-US") await expect(cost, text).toHaveValue(written(locale, (Number(becomes) * 28.5).toFixed(2)))
      const notes = page.getByText(
        new RegExp(
          ["raisedToMinimum", "loweredToMaximum", "roundedUp", "roundedDown"]
            .map((name) => sourceOf(t(`buy:calculator.adjusted.${name}`, { quantity: "" })))
            .join("|"),
        ),
      )
      // No payment method accepts an amount above the limit. A single notice names the quantity that can be paid.
      const above = t("buy:calculator.payable.above", { limit: "|" }).split("|")[0]!
      await expect(page.getByText(above.trim()), text).toHaveCount(note === "above" ? 1 : 0)
      if (note === null || note === "above") await expect(notes, text).toHaveCount(0)
      else
        await expect(notes, text).toHaveText(
          t(`buy:calculator.adjusted.${note}`, { quantity: counted(locale, t, Number(becomes)) }),
        )
    }
  },
)

const refused = ["abc", "1e5", "-1", "1.2.3", "12 34 5", "₽100", "NaN", "Infinity", "0x10", "1,2,3"]

test("a pasted text that is not a number is rejected, and the value stays", onlyInFullRun, async ({ page, t }) => {
  const { quantity, proceed } = fields(page, t)
  for (const text of refused) {
    await quantity.fill("20")
    await quantity.selectText()
    await paste(page, text)
    await expect(quantity, text).toHaveValue("20")
    await expect(quantity, text).toHaveAccessibleDescription(t("common:money.refused"))
    await quantity.press("Enter")
    await expect(proceed, text).toBeEnabled()
  }
})

test(
  "typed letters and signs stay, are reported as invalid, and block Continue",
  onlyInFullRun,
  async ({ page, t }) => {
    const { quantity, proceed } = fields(page, t)
    for (const keys of ["1e5", "2a", "-1", "+", "ё", "$"]) {
      await quantity.fill("")
      await quantity.pressSequentially(keys)
      await expect(quantity, keys).toHaveValue(keys)
      await expect(quantity, keys).toHaveAccessibleDescription(t("common:money.refused"))
      await quantity.press("Tab")
      await expect(quantity, keys).toHaveValue(keys)
      await expect(proceed, keys).toBeDisabled()
    }
    await quantity.fill("15")
    await quantity.press("Tab")
    await expect(proceed).toBeEnabled()
  },
)

const pasted = [
  ["1\u00a0234,5", "1234.5"],
  ["1 234.5", "1234.5"],
  ["1\u202f234,5", "1234.5"],
  ["1\u2009234", "1234"],
  ["1,234.5", "1234.5"],
  ["1.234,5", "1234.5"],
  ["\u00a012,5\u00a0", "12.5"],
  ["0,5", "1"],
  ["20\n", "20"],
] as const

test("pasted amounts are read as pages and spreadsheets format them", onlyInFullRun, async ({ page, t, locale }) => {
  const { quantity, cost } = fields(page, t)
  for (const [text, becomes] of pasted) {
    await quantity.fill("")
    await paste(page, text)
    await quantity.press("Tab")
    await expect(quantity, text).toHaveValue(written(locale, becomes))
  }
  await cost.fill("")
  await paste(page, "28\u00a0500,00")
  await cost.press("Enter")
  if (locale === "en-US") await expect(quantity).toHaveValue("1,000")
  await expect(cost).not.toHaveValue("")
})

test(
  "an empty field blocks Continue with a message until one is filled",
  onlyInFullRun,
  async ({ page, t, locale }) => {
    const { quantity, cost, proceed } = fields(page, t)
    const [min, max] = [counted(locale, t, 1), counted(locale, t, 5_000)]
    await quantity.fill("")
    await quantity.press("Enter")
    await expect(quantity).toHaveAccessibleDescription(t("buy:calculator.quantityInvalid", { min, max }))
    await expect(proceed).toBeDisabled()
    await cost.fill("")
    await cost.press("Enter")
    await expect(cost).toHaveAccessibleDescription(t("buy:calculator.costInvalid"))
    await expect(proceed).toBeDisabled()
    await cost.fill("0")
    await cost.press("Enter")
    await expect(quantity).toHaveValue("1")
    await expect(proceed).toBeEnabled()
  },
)

test("the last typed value is ordered, even if the next click is on Continue", async ({ page, t, locale }) => {
  const { quantity, proceed } = fields(page, t)
  await quantity.fill("12,34")
  await proceed.click()
  // The page has adjusted the quantity. The first click shows the adjustment, and the second click continues.
  await expect(
    page.getByText(t("buy:calculator.adjusted.roundedUp", { quantity: counted(locale, t, 12.4) })),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/buy$/)
  await proceed.click()
  await signUp(page, t, generateEmail(), "toPay")
  await expect(page.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
  await expect(page.getByText(counted(locale, t, 12.4))).toBeVisible()
})
