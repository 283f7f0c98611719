import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import type { AddressBook } from "#domain/account/address-book.ts"
import { addressBookOn, emptyAddressBook, ledgerAddress } from "#domain/fixtures/account.ts"
import { withdrawalFormData } from "#domain/fixtures/withdrawal.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { withdrawalModel } from "#machines/money/withdrawal.model.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { Withdrawal } from "./withdrawal.tsx"

afterEach(cleanup)

const { t } = storyI18n["en-US"]
const nothing = () => undefined

const opened = async (book: AddressBook | null) => {
  const form = withdrawalModel.at("form")
  const snapshot = withdrawalModel.machine.resolveState({
    ...form,
    context: { ...form.context, formData: { ...withdrawalFormData, book } },
  })
  await render(
    <FlowOptions value={{ snapshots: { withdrawal: snapshot } }}>
      <StoryFrame locale="en-US">
        <Withdrawal
          machine={createMockedMachine(withdrawalModel).machine as typeof withdrawal}
          coin="btc"
          onCreated={nothing}
          onClose={nothing}
        />
      </StoryFrame>
    </FlowOptions>,
  )
  return {
    select: page.getByRole("combobox", { name: t("withdrawal:book.label") }),
    address: page.getByLabelText(t("withdrawal:address.btc")),
    only: page.getByText(new RegExp(t("withdrawal:book.only"))),
  }
}
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text)

it("fills in a usable address, and explains that no other is accepted while the book is on", async () => {
  const { select, address, only } = await opened(addressBookOn)
  await expect.element(only).toBeVisible()
  await expect
    .element(page.getByRole("link", { name: t("withdrawal:book.open") }))
    .toHaveAttribute("href", "/cabinet/settings?tab=security")
  expect(optionsOf(select.element() as HTMLSelectElement)).toEqual([t("withdrawal:book.choose"), "Ledger"])
  await select.selectOptions("Ledger")
  await expect.element(address).toHaveValue(ledgerAddress.address)
  await address.fill("bc1qother")
  await expect.element(select).toHaveValue("")
})

it("allows another address while the book is off", async () => {
  const { select, only } = await opened({ ...addressBookOn, isOn: false })
  expect(optionsOf(select.element() as HTMLSelectElement)).toEqual([t("withdrawal:book.other"), "Ledger"])
  expect(only.elements()).toEqual([])
})

it.each([
  ["an empty book", emptyAddressBook],
  ["no book", null],
])("is hidden with %s", async (_, book) => {
  const { select, address, only } = await opened(book)
  await expect.element(address).toBeVisible()
  expect([...select.elements(), ...only.elements()]).toEqual([])
})
