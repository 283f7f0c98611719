import { expect, it } from "vitest"
import { addressBookOn, emptyAddressBook, exchangeAddress, ledgerAddress } from "#domain/fixtures/account.ts"
import { findPrefilledAddress, listUsableAddresses } from "./address-book.ts"

it("a waiting address or one of another coin is not usable", () => {
  expect(listUsableAddresses(addressBookOn, "btc")).toEqual([ledgerAddress])
  expect(listUsableAddresses(addressBookOn, "eth")).toEqual([])
})

it.each([
  ["the profile's address without a book", null, exchangeAddress.address, exchangeAddress.address],
  ["the same while the book is off", emptyAddressBook, exchangeAddress.address, exchangeAddress.address],
  ["the same while the book is on and has it", addressBookOn, ledgerAddress.address, ledgerAddress.address],
  ["nothing while it waits in a book that is on", addressBookOn, exchangeAddress.address, ""],
] as const)("the address field is prefilled with %s", (_, book, saved, expected) => {
  expect(findPrefilledAddress(book, "btc", saved)).toBe(expected)
})
