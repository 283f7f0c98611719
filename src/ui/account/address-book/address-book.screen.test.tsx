import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import type { AddressBook as Book } from "#domain/account/address-book.ts"
import { addressBookGoingOff, addressBookOn, emptyAddressBook, ledgerAddress } from "#domain/fixtures/account.ts"
import type { addressBook } from "#machines/account/address-book.machine.ts"
import { addressBookModel as model } from "#machines/account/address-book.model.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { AddressBook } from "./address-book.tsx"

afterEach(cleanup)

const { t } = storyI18n["en-US"]

const shown = async (state: "listed.ready" | "listed.changed" | "removing" | "form.ready", more: object) => {
  const at = model.at(state)
  const snapshot = model.machine.resolveState({ ...at, context: { ...at.context, ...more } })
  await render(
    <FlowOptions value={{ snapshots: { addressBook: snapshot } }}>
      <StoryFrame locale="en-US">
        <AddressBook machine={createMockedMachine(model).machine as typeof addressBook} />
      </StoryFrame>
    </FlowOptions>,
  )
}

it.each([
  ["off", emptyAddressBook, "The address book is off", "Switch on"],
  ["on", addressBookOn, "The address book is on", "Switch off"],
  ["going off", addressBookGoingOff, "The address book is on. It will be off from Nov 4, 2026", "Keep it on"],
] as readonly (readonly [string, Book, string, string])[])(
  "the switch of the address book shows that the book is %s",
  async (_, book, text, action) => {
    await shown("listed.ready", { book })
    await expect.element(page.getByText(new RegExp(`^${text}`)).first()).toBeVisible()
    await expect.element(page.getByRole("button", { name: action, exact: true })).toBeEnabled()
  },
)

it("an empty book has no list", async () => {
  await shown("listed.ready", { book: emptyAddressBook })
  await expect.element(page.getByText("No addresses yet.")).toBeVisible()
  expect(page.getByRole("listitem").elements()).toEqual([])
})

it.each([
  [{ removed: ledgerAddress.id }, "Address removed."],
  [{ isOn: true }, "The address book is on."],
  [{ isOn: false }, "The address book will be off in 24 hours. We’ve sent you an e-mail about it."],
])("a change is confirmed with a message: %j", async (change, text) => {
  await shown("listed.changed", { book: addressBookOn, change })
  await expect.element(page.getByRole("status")).toHaveTextContent(text)
})

it("removing a usable address warns of the wait", async () => {
  await shown("removing", { book: addressBookOn, chosen: ledgerAddress })
  const dialog = page.getByRole("dialog", { name: "Remove “Ledger”?" })
  await expect.element(dialog.getByText(t("security:addressBook.remove.usable.text"))).toBeVisible()
})

it.each([
  ["btc", "", "", ["Enter a name", "Enter an address"]],
  [
    "btc",
    "n".repeat(51),
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    ["Use at most 50 characters", t("settings:validators.btcAddress")],
  ],
  ["eth", "Ledger", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", [t("settings:validators.ethAddress")]],
] as const)("a form for %s with the name %j and the address %j has its errors", async (coin, name, address, errors) => {
  await shown("form.ready", { chosen: null })
  await page.getByLabelText("Coin").selectOptions(coin)
  await page.getByLabelText("Name").fill(name)
  await page.getByLabelText("Address", { exact: true }).fill(address)
  await page.getByRole("button", { name: "Save" }).click()
  for (const error of errors) await expect.element(page.getByText(error)).toBeVisible()
})
