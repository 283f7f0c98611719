import { useState } from "react"
import { expect, it, vi } from "vitest"
import { render } from "vitest-browser-react"
import { page, userEvent } from "vitest/browser"
import type { Locale } from "#domain/shared/currency.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { MoneyField } from "./money-field.tsx"

interface FieldProps {
  readonly unit: string | undefined
  readonly onText: (text: string) => void
  readonly commit: () => void
}

const Field = ({ unit, onText, commit }: FieldProps) => {
  const [value, setValue] = useState("")
  const change = (text: string) => {
    onText(text)
    setValue(text)
  }
  return (
    <>
      <MoneyField name="amount" label="Amount" unit={unit} value={value} onChange={change} onCommit={commit} />
      <button onClick={() => setValue("12")}>Twelve</button>
    </>
  )
}

const field = async (locale: Locale = "en-US", unit?: string) => {
  const onText = vi.fn()
  const commit = vi.fn()
  await render(
    <StoryFrame locale={locale}>
      <Field unit={unit} onText={onText} commit={commit} />
    </StoryFrame>,
  )
  const input = page.getByLabelText("Amount")
  await input.click()
  return {
    input,
    commit,
    value: () => onText.mock.lastCall?.[0] as string | undefined,
    refusal: page.getByText(storyI18n[locale].t("common:money.refused")),
  }
}

it.each([
  ["0,5", "0,5", "0.5"],
  ["0.5", "0.5", "0.5"],
  ["1 234.5", "1234.5", "1234.5"],
  [",5", ",5", "0.5"],
  ["١٫٥", "1.5", "1.5"],
])("typed %j is shown as %j and read as %j", async (keys, shown, value) => {
  const it = await field()
  await userEvent.keyboard(keys)
  await expect.element(it.input).toHaveValue(shown)
  expect(it.value()).toBe(value)
  await expect.element(it.refusal).not.toBeInTheDocument()
})

it.each(["12e5", "1-2", "5abc", "1.2.3", "1e5"])(
  "typed %j is not changed, and is reported as an invalid amount",
  async (keys) => {
    const it = await field()
    await userEvent.keyboard(keys)
    await expect.element(it.input).toHaveValue(keys)
    await expect.element(it.refusal).toBeVisible()
    expect(it.value()).toBe(keys)
    await userEvent.tab()
    await expect.element(it.input).toHaveValue(keys)
    await expect.element(it.refusal).toBeVisible()
  },
)

it("the error disappears when the text is shortened", async () => {
  const it = await field()
  await userEvent.keyboard("12e5{Backspace}{Backspace}")
  await expect.element(it.input).toHaveValue("12")
  expect(it.value()).toBe("12")
  await expect.element(it.refusal).not.toBeInTheDocument()
})

it("a typed amount can be corrected in the middle", async () => {
  const it = await field()
  await userEvent.keyboard("1234{ArrowLeft}{ArrowLeft}x{Backspace}.")
  await expect.element(it.input).toHaveValue("12.34")
  await expect.element(it.refusal).not.toBeInTheDocument()
})

it.each([
  ["1\u00a0234,5", "1,234.5", "1234.5"],
  ["1,234.5", "1,234.5", "1234.5"],
  ["1.234,5", "1,234.5", "1234.5"],
  ["1'234.5", "1,234.5", "1234.5"],
  ["۱۲٫۵", "12.5", "12.5"],
])("pasted %j is shown as %j", async (text, shown, value) => {
  const it = await field()
  await it.input.fill(text)
  await expect.element(it.input).toHaveValue(shown)
  expect(it.value()).toBe(value)
})

it.each(["1e5", "-1", "12 USD", "1 2 3"])("pasted %j is refused completely", async (text) => {
  const it = await field("ru-RU")
  await userEvent.keyboard("7,5")
  await it.input.fill(text)
  await expect.element(it.input).toHaveValue("7,5")
  await expect.element(it.refusal).toBeVisible()
  expect(it.value()).toBe("7.5")
})

it.each([
  ["en-US", "btc", "0.03544091 BTC", "0.03544091", "0.03544091"],
  ["en-US", "usd", "$1,383.80", "1,383.80", "1383.80"],
  ["ru-RU", "eur", "570,00\u00a0€", "570,00", "570.00"],
  ["ru-RU", "rub", "1\u00a0383,80\u00a0₽", "1\u00a0383,80", "1383.80"],
  ["ru-RU", "Th/s", "20 Th/s", "20", "20"],
] as const)("in %s, a field of %s accepts the pasted %j", async (locale, unit, text, shown, value) => {
  const it = await field(locale, unit)
  await it.input.fill(text)
  await expect.element(it.input).toHaveValue(shown)
  expect(it.value()).toBe(value)
  await expect.element(it.refusal).not.toBeInTheDocument()
})

it("a typed amount may have its currency sign", async () => {
  const it = await field("en-US", "usd")
  await userEvent.keyboard("$570")
  await expect.element(it.input).toHaveValue("570")
  expect(it.value()).toBe("570")
})

it("the question about a lone comma is shown beside the sign of a currency too", async () => {
  const { input, value } = await field("en-US", "usd")
  await input.fill("$1,000")
  await page.getByRole("button", { name: "Use 1,000" }).click()
  expect(value()).toBe("1000")
  await expect.element(input).toHaveValue("1000")
})

it("the message about a refused amount stays until another amount is entered", async () => {
  const it = await field("en-US", "usd")
  await userEvent.keyboard("7.5")
  await it.input.fill("570 EUR")
  await userEvent.tab()
  await expect.element(it.input).toHaveValue("7.5")
  await expect.element(it.refusal).toBeVisible()
  await it.input.fill("8")
  await expect.element(it.refusal).not.toBeInTheDocument()
  await it.input.fill("570 EUR")
  await expect.element(it.refusal).toBeVisible()
  await it.input.fill("$8")
  await expect.element(it.refusal).not.toBeInTheDocument()
  await it.input.fill("570 EUR")
  await userEvent.tab()
  await expect.element(it.refusal).toBeVisible()
  await page.getByRole("button", { name: "Twelve" }).click()
  await expect.element(it.input).toHaveValue("12")
  await expect.element(it.refusal).not.toBeInTheDocument()
})

it("the value is formatted for the locale on blur, and committed on Enter and on blur", async () => {
  const it = await field("ru-RU")
  await userEvent.keyboard("0.5{Enter}")
  expect(it.commit).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  expect(it.commit).toHaveBeenCalledTimes(2)
  await expect.element(it.input).toHaveValue("0,5")
})

it.each([
  ["en-US", "1383.80", "1,383.80", "{End}5", "1383.805"],
  ["ru-RU", "1383,8", "1\u00a0383,8", "{End}5", "1383.85"],
  ["en-US", "1000", "1,000", "{End}5", "10005"],
  ["en-US", "1000", "1,000", "{End}{Backspace}", "100"],
  ["en-US", "1000", "1,000", "{End},5", "1000.5"],
  ["en-US", "1000", "1,000", "{Home}{ArrowRight}{ArrowRight}25", "125000"],
] as const)("in %s, %j is grouped after the field is left, and can be edited as a number", async (...all) => {
  const [locale, keys, grouped, edit, edited] = all
  const { input, value } = await field(locale)
  await userEvent.keyboard(keys)
  await userEvent.tab()
  await expect.element(input).toHaveValue(grouped)
  await input.click()
  await userEvent.keyboard(edit)
  expect(value()).toBe(edited)
})

it("a grouped amount is replaced as a whole", async () => {
  const { input, value } = await field()
  await userEvent.keyboard("1383")
  await userEvent.tab()
  await input.fill("2500")
  expect(value()).toBe("2500")
  await userEvent.tab()
  await input.fill("")
  expect(value()).toBe("")
})

it("a lone comma, which may also separate thousands in English, is asked about", async () => {
  const { input, value, commit } = await field()
  await input.fill("1,000")
  const question = page.getByText("Read as 1. Did you mean 1,000?")
  await expect.element(question).toBeVisible()
  expect(value()).toBe("1.000")
  await page.getByRole("button", { name: "Use 1,000" }).click()
  await expect.element(input).toHaveValue("1000")
  await expect.element(input).toHaveFocus()
  await expect.element(question).not.toBeInTheDocument()
  expect([value(), commit.mock.calls.length]).toEqual(["1000", 0])
})

it("the first reading is not committed while the keyboard focuses the other one", async () => {
  const { input, value, commit } = await field()
  await input.fill("12,500")
  await userEvent.tab()
  expect(commit).not.toHaveBeenCalled()
  await userEvent.keyboard("{Enter}")
  await expect.element(input).toHaveValue("12500")
  await userEvent.tab()
  expect([value(), commit.mock.calls.length]).toEqual(["12500", 1])
})

it("a comma is not asked about in Russian, where it is the decimal sign", async () => {
  const { input } = await field("ru-RU")
  await input.fill("1,000")
  await expect.element(input).toHaveValue("1,000")
  expect(page.getByText("Имелось в виду").elements()).toEqual([])
})
