import { expect, it } from "vitest"
import { addressBookOn, emptyAddressBook, exchangeAddress, ledgerAddress } from "#domain/fixtures/account.ts"
import { prefilledAddress, usableAddresses } from "./address-book.ts"

it("addresses that wait cannot be used, nor those of another coin", () => {
  expect(usableAddresses(addressBookOn, "btc")).toEqual([ledgerAddress])
  expect(usableAddresses(addressBookOn, "eth")).toEqual([])
})

it.each([
  ["the profile's address without a book", null, exchangeAddress.address, exchangeAddress.address],
  ["the same while the book is off", emptyAddressBook, exchangeAddress.address, exchangeAddress.address],
  ["the same while the book is on and has it", addressBookOn, ledgerAddress.address, ledgerAddress.address],
  ["nothing while it waits in a book that is on", addressBookOn, exchangeAddress.address, ""],
] as const)("the form begins with %s", (_, book, saved, expected) => {
  expect(prefilledAddress(book, "btc", saved)).toBe(expected)
})
